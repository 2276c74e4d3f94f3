"""The software bill of materials: what the executable and the image consist of, as CycloneDX."""

from __future__ import annotations

import datetime as dt
import json
import uuid
from typing import TYPE_CHECKING

from image import moment

if TYPE_CHECKING:
    from pathlib import Path

NAMESPACE = uuid.UUID("7b0f7a52-5d5b-4c55-9d3f-6f4f3c1f2c1a")  # ours; serial numbers derive from it


def write(packages: dict[str, dict[str, str]], version: str, architecture: str, out: Path) -> int:
    """Write and validate it; returns the number of components.

    Args:
        packages: Versions by name, under ``debian`` and ``pypi``.
        version: Of qmines.
        architecture: Debian's name for the processor.
        out: The file to write.
    """
    # Tests of the rest do without these.
    from cyclonedx.model.bom import Bom  # noqa: PLC0415
    from cyclonedx.model.component import Component, ComponentType  # noqa: PLC0415
    from cyclonedx.output.json import JsonV1Dot6  # noqa: PLC0415
    from cyclonedx.schema import SchemaVersion  # noqa: PLC0415
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415
    from packageurl import PackageURL  # noqa: PLC0415

    def component(url: PackageURL, kind: ComponentType = ComponentType.LIBRARY) -> Component:
        return Component(name=url.name, version=url.version, type=kind, purl=url, bom_ref=str(url))

    ours = component(PackageURL("pypi", None, "qmines", version), ComponentType.APPLICATION)
    parts = [
        component(PackageURL("pypi", None, name, found))
        for name, found in packages["pypi"].items()
        if name != "qmines"
    ] + [
        component(
            PackageURL("deb", "debian", name, found, {"arch": architecture, "distro": "bookworm"})
        )
        for name, found in packages["debian"].items()
    ]
    listed = Bom(
        components=parts,
        serial_number=uuid.uuid5(
            NAMESPACE, json.dumps([version, architecture, packages], sort_keys=True)
        ),
    )
    listed.metadata.component = ours
    listed.metadata.timestamp = dt.datetime.fromtimestamp(moment(), dt.UTC)
    listed.register_dependency(ours, parts)
    text = JsonV1Dot6(listed).output_as_string(indent=1)
    if problem := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise SystemExit(f"the bill of materials is not valid: {problem}")
    out.write_text(text + "\n", "utf-8")
    return len(parts)
