"""Signatures (Ed25519), for whoever keeps records: the only file that knows ``cryptography``.

That package comes with the inn. Where it is missing nothing can be signed, and a signature cannot
be checked; ``holds`` says so.
"""

from __future__ import annotations

import secrets

_KIND = "ed25519:"


def new_signing_key() -> str:
    """A key to sign with: 32 bytes, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def public_key(key: str) -> str:
    """The key by which everybody checks what is signed with this one: ``ed25519:`` and 64
    hexadecimal digits."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    signer = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
    return _KIND + signer.public_key().public_bytes_raw().hex()


def signature(key: str, text: str) -> str:
    """The signature of a text: 128 hexadecimal digits, always the same."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key)).sign(text.encode()).hex()


def holds(public: str, signed: str, text: str) -> bool | None:
    """Was this text signed so, with the key to which this public one belongs? None where that
    cannot be checked here."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        return None
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public.removeprefix(_KIND)))
        key.verify(bytes.fromhex(signed), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True
