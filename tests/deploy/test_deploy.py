"""Container, services and proxy: linted by their own tools, and true to the server's settings."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from megalith.server.operations import config

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
VARIABLES = {entry.variable for entry in config.entries()} | {"MEGALITH_CONFIG"}
SCRIPTS = sorted([*DEPLOY.glob("*.sh"), *(ROOT / "web").glob("*.sh"), ROOT / "tests" / "tools.sh"])


def program(name: str) -> str:
    """Beside this Python, or anywhere on the machine."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        pytest.skip(f"optional: {name} is not on this machine")
    return found


def _says(*command: str | Path, **more: Any) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)
    return f"{done.stdout}{done.stderr}" if done.returncode else ""


def _compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_dockerfile_has_no_fault() -> None:
    assert _says(program("hadolint"), DEPLOY / "Dockerfile") == ""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_scripts_have_no_fault(script: Path) -> None:
    assert _says(program("shellcheck"), script) == ""


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_the_units_are_right_and_leave_little_open(unit: Path, tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    for each in DEPLOY.glob("megalith*"):
        text = each.read_text(encoding="utf-8").replace("/opt/megalith/bin/megalith", "/bin/true")
        (tmp_path / each.name).write_text(text, encoding="utf-8")
    assert _says(analyze, "verify", tmp_path / unit.name) == ""
    limit = "--threshold=30"  # of 100, in tenths of what it shows
    assert _says(analyze, "security", "--offline=true", limit, tmp_path / unit.name) == ""


def test_the_proxys_file_is_right() -> None:
    command = (program("caddy"), "validate", "--adapter", "caddyfile", "--config")
    env = {"SITE": "games.example.org", "HOME": "/tmp"}
    assert _says(*command, DEPLOY / "Caddyfile", env=env) == ""


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_variable_is_a_setting_of_the_server(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    named = set(re.findall(r"\bMEGALITH_[A-Z_]+", text)) - {"MEGALITH_PURE"}
    assert named <= VARIABLES


def test_services_write_nowhere_and_rise_no_higher() -> None:
    services = _compose()["services"]
    assert set(services) == {"games", "database", "proxy"}
    for service in services.values():
        assert service["read_only"] is True
        assert "no-new-privileges:true" in service["security_opt"]
        assert service["restart"] == "unless-stopped"
    assert services["games"]["cap_drop"] == services["proxy"]["cap_drop"] == ["ALL"]
    assert "ports" not in services["games"] and "ports" not in services["database"]


def test_what_services_name_is_there() -> None:
    compose = _compose()
    volumes, networks = set(compose["volumes"]), set(compose["networks"])
    for service in compose["services"].values():
        named = {volume.split(":")[0] for volume in service.get("volumes", [])}
        assert {each for each in named if not each.startswith(".")} <= volumes
        assert all((DEPLOY / each).exists() for each in named if each.startswith("."))
        assert set(service["networks"]) <= networks
        assert set(service.get("depends_on", [])) <= set(compose["services"])
    build = compose["services"]["games"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()
    given = dict(re.findall(r"^(\w+)=(.*)", (DEPLOY / "example.env").read_text(), re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text())) == set(given)


def test_the_server_trusts_the_proxy_alone() -> None:
    compose = _compose()
    proxy = compose["services"]["proxy"]["networks"]["outside"]["ipv4_address"]
    environment = compose["services"]["games"]["environment"]
    assert environment["MEGALITH_PROXIES"] == proxy
    (net,) = compose["networks"]["outside"]["ipam"]["config"]
    assert proxy.startswith(net["subnet"].rsplit(".", 1)[0])
    assert compose["networks"]["inside"]["internal"] is True  # the database sees nobody else
    assert "outside" not in compose["services"]["database"]["networks"]


def test_the_settings_of_compose_and_image_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    environ = dict(_compose()["services"]["games"]["environment"])
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    image = dict(re.findall(r"(MEGALITH_\w+)=(\S+)", dockerfile))
    from megalith.server.settings import Settings

    values = {name: re.sub(r"\$\{\w+:\?[^}]*\}", "x", value) for name, value in environ.items()}
    found = config.effective(Settings(), {}, {**image, **values}, None)
    assert found.host == "0.0.0.0" and found.public == "https://x"
    assert found.db == "postgresql://megalith:x@database/megalith"
    assert f":{image['MEGALITH_PORT']}/readyz" in dockerfile
    assert f"EXPOSE {image['MEGALITH_PORT']}" in dockerfile


def test_the_image_runs_as_nobody_special() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    last = text[text.rindex("\nFROM ") :]
    (user,) = re.findall(r"^USER (\d+)$", last, re.MULTILINE)
    assert int(user) >= 1000 and f"--uid {user}" in last
    assert last.index("RUN ") < last.index("USER ") < last.index("ENTRYPOINT")
    assert "HEALTHCHECK" in last and "gcc" not in last


def test_only_what_the_image_needs_is_sent_to_the_builder() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "*"
    sent = {line[1:] for line in lines if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", (DEPLOY / "Dockerfile").read_text(), re.M)
    assert sent == {name for line in copied for name in line.split()}
    assert all((ROOT / name).exists() for name in sent)
