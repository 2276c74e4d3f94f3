"""``qmines`` with the rule sets that only the tests have, in its solver processes too."""

from modes import registered
from qmines.cli import main
from qmines.web.solver import pool, worker_process

if __name__ == "__main__":
    pool._CONTEXT.set_forkserver_preload([worker_process.__name__, registered.__name__])
    main()
