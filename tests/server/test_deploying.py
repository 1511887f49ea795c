"""An inn behind a proxy, as the files in ``deploy`` set it up: what they promise, and that it
works. Streams arrive at once, cookies are Secure, nobody takes another address than his own."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from configparser import ConfigParser
from pathlib import Path

import httpx
import pytest
import typer
import yaml

from tabard.cli import main as cli
from tabard.cli.common import Failed
from tabard.cli.serving import sockets
from tabard.server.complaints import Complaint
from tabard.server.door.proxies import Proxies

from .serving import NO_TLS, ROOT, Process, free_port, wait_until_well

DEPLOY = Path(ROOT) / "deploy"
NAME = "inn.example.org"
GUESSES = 5  # wrong tokens of one guest, before he must wait

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no unix sockets")


def needed(program: str, package: str) -> str:
    """A program that Debian has."""
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed here (Debian: {package})")
    return found


# --- the unix socket ------------------------------------------------------------------------------


@contextlib.contextmanager
def inn_at(folder: Path, *more: str, workers: int = 1) -> Iterator[Path]:
    """An inn that is served at a unix socket."""
    path = folder / "inn.sock"
    more = ("--socket", str(path), "--public-address", f"https://{NAME}", *more)
    server = Process(str(folder / "inn.sqlite"), free_port(), workers, *more)
    server.start()
    try:
        wait_until_it_answers(path)
        yield path
    finally:
        server.stop()


def wait_until_it_answers(path: Path) -> None:
    """Wait until the inn at a socket is well."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        asking = sockets.Asking(str(path), 10)
        with contextlib.closing(asking), contextlib.suppress(OSError):
            asking.request("GET", "/api/health")
            with asking.getresponse() as answer:
                if answer.status == 200:
                    return
        time.sleep(0.05)
    raise AssertionError("the inn does not answer")


@pytest.mark.parametrize("workers", [1, 2])
def test_the_inn_listens_at_a_socket_of_its_own(tmp_path: Path, workers: int) -> None:
    """For its owner and his group alone, and nothing is left of it."""
    with inn_at(tmp_path, workers=workers) as path:
        assert stat.S_IMODE(path.stat().st_mode) == 0o660
        ask = [sys.executable, "-m", "tabard", "serve-health", "--socket", str(path)]
        health = subprocess.run(ask, capture_output=True, text=True)
        assert health.stdout == "The inn is well.\n"
        with pytest.raises(Failed, match="listens at"):
            sockets.taken(path)
    assert not path.exists()


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_has_begun_it_hears_when_it_is_open(
    tmp_path: Path, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As systemd does. From then on whoever asks is answered, though no worker has begun yet."""
    path = tmp_path / "inn.sock"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        more = ("--socket", str(path), "--public-address", f"https://{NAME}")
        server = Process(str(tmp_path / "inn.sqlite"), free_port(), workers, *more)
        server.start()
        try:
            assert manager.recv(100) == b"READY=1"
            with contextlib.closing(sockets.Asking(str(path), 60)) as asking:
                asking.request("GET", "/api/health")
                assert asking.getresponse().status == 200
        finally:
            server.stop()


def test_a_socket_that_was_left_behind_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "inn.sock"
    sockets.taken(path).close()
    assert path.is_socket()
    with inn_at(tmp_path):
        pass
    path.write_text("no socket")
    with pytest.raises(Failed, match="cannot listen"):
        sockets.taken(path)
    assert path.read_text() == "no socket"


# --- who is believed ------------------------------------------------------------------------------


def guesses(client: httpx.Client, says: Callable[[int], str]) -> list[int]:
    """What somebody hears who guesses at the operator's token, each time from elsewhere, as he
    says."""
    heard = []
    for number in range(GUESSES + 2):
        headers = {"X-Forwarded-For": says(number), "Authorization": f"Bearer guess {number}"}
        heard.append(client.get("/operator", headers=headers).status_code)
    return heard


ONE_GUEST = [403] * GUESSES + [429] * 2
MANY = [403] * (GUESSES + 2)


def elsewhere(number: int) -> str:
    """Another address each time."""
    return f"203.0.113.{number}"


def asking(port: int, local: str) -> httpx.Client:
    """Somebody who asks from an address of this machine."""
    transport = httpx.HTTPTransport(local_address=local)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=30)


@pytest.mark.parametrize("declared", [(), ("--trusted-proxy", "127.0.0.3")])
def test_only_a_declared_proxy_is_believed(tmp_path: Path, declared: tuple[str, ...]) -> None:
    """What a guest himself says of his address is nothing to the inn. A proxy that adds to what he
    says is understood."""
    server = Process(str(tmp_path / "inn.sqlite"), free_port(), 1, *declared)
    server.start()
    try:
        with asking(server.port, "127.0.0.1") as usual, asking(server.port, "127.0.0.3") as proxy:
            usual.base_url = proxy.base_url = f"http://127.0.0.1:{server.port}/api"
            wait_until_well(usual)
            usual.base_url = proxy.base_url = f"http://127.0.0.1:{server.port}"
            trusted, other = (proxy, usual) if declared else (usual, proxy)
            assert guesses(other, elsewhere) == ONE_GUEST, "a forged address is not believed"
            assert guesses(trusted, elsewhere) == MANY, "the proxy's is"
            added = guesses(trusted, lambda n: f"6.6.6.{n}, 203.0.113.99")
            assert added == ONE_GUEST, "of several the last that a proxy saw itself"
    finally:
        server.stop()


@pytest.mark.parametrize("said", ["proxy.example.org", "10.0.0.0/99", "0.0.0.0/0", "::/0", "*", ""])
def test_what_is_no_proxy_is_refused_in_a_sentence(said: str) -> None:
    with pytest.raises(Complaint, match="proxy"):
        Proxies.of([said])
    assert Proxies.of(["10.0.0.0/24"]).know("10.0.0.7")
    assert not Proxies.of(["10.0.0.0/24"]).know("10.0.1.7") and not Proxies().know("x")


# --- a real proxy, with TLS -----------------------------------------------------------------------


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that nobody has signed but itself, and its key."""
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    names = f"subjectAltName=DNS:{NAME},IP:127.0.0.1"
    command = [needed("openssl", "openssl"), "req", "-x509", "-nodes", "-newkey", "ec"]
    command += ["-pkeyopt", "ec_paramgen_curve:prime256v1", "-keyout", str(key), "-out", str(made)]
    command += ["-days", "2", "-subj", f"/CN={NAME}", "-addext", names]
    subprocess.run(command, check=True, capture_output=True)
    return made, key


def nginx(folder: Path, socket: Path, port: int, plain: int | None = None) -> list[str]:
    """The command of an nginx as deploy/nginx.conf has it, with its places in a folder."""
    made, key = certificate(folder)
    said = (DEPLOY / "nginx.conf").read_text("utf-8")
    said = re.sub(r".*listen \[::\].*\n", "", said)
    for before, after in (
        ("/var/www/html", str(folder / "html")),
        ("/run/tabard/inn.sock", str(socket)),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(made)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
        ("listen 80;", f"listen 127.0.0.1:{plain or free_port()};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
    ):
        assert before in said
        said = said.replace(before, after)
    head = "user root;\n" if os.getuid() == 0 else ""
    head += f"pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\nhttp {{\n"
    for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        head += f"{what}_temp_path {folder}/{what};\n"
    (folder / "nginx.conf").write_text(f"{head}{said}}}\n", "utf-8")
    command = [needed("nginx", "nginx-light"), "-c", str(folder / "nginx.conf")]
    command += ["-e", str(folder / "error.log")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    return [*command, "-g", "daemon off;"]


def caddy(folder: Path, socket: Path, port: int) -> list[str]:
    """The command of a Caddy as deploy/Caddyfile has it, with a certificate that is here."""
    made, key = certificate(folder)
    said = (DEPLOY / "Caddyfile").read_text("utf-8").replace("/run/tabard/inn.sock", str(socket))
    assert f"{NAME} {{\n" in said
    said = said.replace(f"{NAME} {{\n", f"https://127.0.0.1:{port} {{\n\ttls {made} {key}\n")
    head = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(head + said, "utf-8")
    command = [needed("caddy", "caddy"), "run", "--adapter", "caddyfile"]
    return [*command, "--config", str(folder / "Caddyfile")]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[int]:
    """An inn behind a proxy that speaks TLS: the proxy's port."""
    port = free_port()
    command = request.param(tmp_path, tmp_path / "inn.sock", port)
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with inn_at(tmp_path), (tmp_path / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=env)
        try:
            with guest(port) as client:
                client.base_url = f"https://127.0.0.1:{port}/api"
                wait_until_well(client)
            yield port
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:  # Caddy waits for whoever holds a connection
                process.kill()
                process.wait()


def guest(port: int, local: str = "127.0.0.1") -> httpx.Client:
    """Somebody who comes by TLS."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = NO_TLS, ssl.CERT_NONE
    transport = httpx.HTTPTransport(verify=context, local_address=local)
    at = {"base_url": f"https://127.0.0.1:{port}", "timeout": 12}  # below a stream's quiet time
    return httpx.Client(**at, transport=transport, headers=named(port))  # type: ignore[arg-type]


def named(port: int) -> dict[str, str]:
    """By which name it is asked for: its own, where the proxy knows no other."""
    return {"Host": f"127.0.0.1:{port}"}


def test_an_inn_behind_a_proxy(proxied: int) -> None:
    with guest(proxied) as client:
        sits = {"game": "fall_of_rome", "name": "Ada", "seat-1": "me", "seat-2": "open"}
        opened = client.post("/tables", data=sits)
        assert opened.status_code == 303, opened.text
        given = opened.headers.get_list("set-cookie")
        assert given and all("; Secure" in cookie for cookie in given), given
        table = opened.headers["location"]
        assert client.get(table).status_code == 200
        with client.stream("GET", f"/api{table.replace('/table', '/tables')}/events") as stream:
            lines = stream.iter_lines()
            assert any(line.startswith("data: ") for line in lines)
            with guest(proxied) as other:
                place = f"/api{table.replace('/table', '/tables')}/places/2"
                assert other.post(place, json={"name": "Ben"}).status_code == 200
            assert any("Ben" in line for line in lines), "while the stream goes on"
        assert guesses(client, elsewhere) == ONE_GUEST, "a forged address is not believed"
    with guest(proxied, "127.0.0.2") as client:
        assert guesses(client, elsewhere) == ONE_GUEST, "another guest begins anew"


def test_a_certificate_can_be_renewed_behind_nginx(tmp_path: Path) -> None:
    """Without TLS it is shown what certbot has laid there, and all else is sent to TLS."""
    port, shown = free_port(), tmp_path / "html" / ".well-known" / "acme-challenge" / "word"
    shown.parent.mkdir(parents=True)
    shown.write_text("mine")
    with (tmp_path / "proxy.log").open("wb") as log:
        command = nginx(tmp_path, tmp_path / "inn.sock", free_port(), port)
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        at, retrying = f"http://127.0.0.1:{port}", httpx.HTTPTransport(retries=10)
        with httpx.Client(base_url=at, headers={"Host": NAME}, transport=retrying) as client:
            assert client.get(f"/{shown.relative_to(tmp_path / 'html')}").text == "mine"
            assert client.get("/table/x").headers["location"] == f"https://{NAME}/table/x"
    finally:
        process.terminate()
        process.wait()


# --- what the files promise -----------------------------------------------------------------------


def options_of(line: str) -> set[str]:
    return set(re.findall(r"--[a-z-]+", line))


def known_options(verb: str) -> set[str]:
    """All options of a verb."""
    command = typer.main.get_command(cli.app).commands[verb]  # type: ignore[attr-defined]
    return {option for one in command.params for option in one.opts}


def unit() -> ConfigParser:
    """The unit, read as what it is nearly."""
    parser = ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    text = (DEPLOY / "tabard.service").read_text("utf-8").replace("\\\n", " ")
    parser.read_string(text)
    return parser


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    analyze = needed("systemd-analyze", "systemd")
    said = (DEPLOY / "tabard.service").read_text("utf-8")
    assert "/opt/tabard/bin/tabard" in said
    (tmp_path / "tabard.service").write_text(said.replace("/opt/tabard/bin/tabard", "/bin/true"))
    done = subprocess.run(
        [analyze, "verify", "--man=no", str(tmp_path / "tabard.service")],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_the_unit_promises() -> None:
    service = unit()["Service"]
    wanted = {
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "Type": "notify",
        "KillSignal": "SIGTERM",
        "Restart": "on-failure",
        "LimitNOFILE": "65536",
        "StateDirectoryMode": "0700",
        "User": "tabard",
    }
    assert {name: service[name] for name in wanted} == wanted
    assert options_of(service["ExecStart"]) <= known_options("serve")
    assert shlex.split(service["ExecStart"])[1] == "serve"
    assert int(service["TimeoutStopSec"]) > 2


def test_what_the_containers_promise() -> None:
    said = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    inn, front = said["services"]["inn"], said["networks"]["front"]
    assert "ports" not in inn, "nobody reaches it but by the proxy"
    assert options_of(inn["command"]) <= known_options("serve")
    assert f"--trusted-proxy {front['ipam']['config'][0]['subnet']} " in inn["command"]
    assert [n for n, one in said["services"].items() if "front" in one["networks"]] == [
        "inn",
        "tls",
    ]
    assert "PASSWORD" not in inn["command"] and said["networks"]["back"]["internal"]
    assert inn["cap_drop"] == ["ALL"] and inn["read_only"] and inn["ulimits"]["nofile"]
    file = (DEPLOY / "Containerfile").read_text("utf-8")
    assert "\nUSER tabard\n" in file and "\nSTOPSIGNAL SIGTERM\n" in file and "HEALTHCHECK" in file
    assert options_of(file.split('CMD ["serve"')[1]) <= known_options("serve")


@pytest.mark.parametrize("file", ["Caddyfile", "Caddyfile.compose"])
def test_what_caddy_says_of_its_files(file: str) -> None:
    command = [needed("caddy", "caddy"), "validate", "--adapter", "caddyfile", "--config"]
    env = {**os.environ, "INN_NAME": NAME}
    done = subprocess.run([*command, str(DEPLOY / file)], capture_output=True, text=True, env=env)
    assert done.returncode == 0 and "Valid configuration" in done.stdout + done.stderr
