"""The command ``qmines``, also ``python -m qmines``."""

from qmines import interrupts


def main() -> None:
    """Run a command and exit; Ctrl-C never ends in a traceback."""
    try:
        interrupts.install()
        from qmines.cli import main as run  # noqa: PLC0415  # slower to import than to interrupt

        run()
    except KeyboardInterrupt:
        interrupts.leave_cleanly(interrupts.INTERRUPTED)
    except SystemExit as end:
        if interrupts.interrupted():
            interrupts.leave_cleanly(end.code if isinstance(end.code, int) else 1)
        raise
    except BaseException:
        if interrupts.interrupted():  # a library turned the interruption into another error
            interrupts.leave_cleanly(interrupts.INTERRUPTED)
        raise


if __name__ == "__main__":
    main()
