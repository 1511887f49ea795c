"""Tests of the bots that think ahead."""
