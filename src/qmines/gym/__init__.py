"""Gymnasium environments for training agents.

    import gymnasium
    import qmines.gym

    env = gymnasium.make("qmines/Classic-v0", level="expert")
    many = gymnasium.make_vec("qmines/Classic-v0", num_envs=1024, level="8x8x10")

Importing this module registers ``qmines/Classic-v0``, ``qmines/Forgiving-v0`` and
``qmines/Qubits-v0``. It needs the extra ``gym``.
"""

from __future__ import annotations

try:
    import gymnasium
except ImportError as error:
    raise ImportError("qmines.gym needs Gymnasium: pip install 'qmines[gym]'") from error

from qmines.gym.base import MinesEnv
from qmines.gym.kernel import KernelEnv
from qmines.gym.rewards import Rewards
from qmines.gym.rules import RulesEnv
from qmines.gym.vector import KernelVectorEnv, MinesVectorEnv, RulesVectorEnv

__all__ = [
    "KernelEnv",
    "KernelVectorEnv",
    "MinesEnv",
    "MinesVectorEnv",
    "Rewards",
    "RulesEnv",
    "RulesVectorEnv",
]


def _register() -> None:
    here = "qmines.gym"
    gymnasium.register(
        "qmines/Classic-v0",
        entry_point=f"{here}.kernel:classic",
        vector_entry_point=f"{here}.vector:classic",
    )
    for name in ("forgiving", "qubits", "entangled"):
        gymnasium.register(
            f"qmines/{name.capitalize()}-v0",
            entry_point=f"{here}.rules:RulesEnv",
            vector_entry_point=f"{here}.vector:RulesVectorEnv",
            kwargs={"rules": name},
        )


_register()
