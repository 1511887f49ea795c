"""An authenticator for tests: it makes passkeys and signs with them, and lies as it is told."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256

_PRESENT, _MADE = 0x01, 0x40


def text(data: bytes) -> str:
    """As the Web Authentication API writes bytes."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    """And reads them."""
    return urlsafe_b64decode(text + "===")


@dataclass
class Authenticator:
    """Holds one passkey, of which it says that it has signed ``count`` times; with 0 it does not
    count. ``origin`` is the address whose page it believes to serve."""

    origin: str
    count: int = 0
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    handle: str = ""
    party: str = ""

    def makes(self, options: str, **more: Any) -> str:
        """What a browser says once the passkey is made."""
        said = json.loads(options)
        self.handle, self.party = said["user"]["id"], said["rp"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = (n.to_bytes(32, "big") for n in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        attested = {"fmt": "none", "attStmt": {}, "authData": self._about(_PRESENT | _MADE) + made}
        return self._said(
            {
                "clientDataJSON": text(self._client("webauthn.create", said["challenge"], more)),
                "attestationObject": text(cbor2.dumps(attested)),
            }
        )

    def signs(self, options: str, **more: Any) -> str:
        """What a browser says once the passkey was shown."""
        about = self._about(_PRESENT)
        client = self._client("webauthn.get", json.loads(options)["challenge"], more)
        signature = self.key.sign(about + hashlib.sha256(client).digest(), ECDSA(SHA256()))
        return self._said(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(about),
                "signature": text(signature),
                "userHandle": self.handle,
            }
        )

    def _about(self, flags: int) -> bytes:
        party = hashlib.sha256(self.party.encode()).digest()
        return party + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, more: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said | more).encode()

    def _said(self, response: dict[str, str]) -> str:
        id = text(self.id)
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": response})
