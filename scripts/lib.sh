# Sourced by the scripts beside it: the virtual environment, and steps that say how long they took.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
bin=$root/.venv/bin
failed=()

find_python() {
    for name in python3 python3.13 python3.12 python3.11; do
        if "$name" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    echo "Tabard needs Python 3.11 or later, with its venv and pip." >&2
    return 1
}

# make_venv [EXTRA]: .venv holds what pyproject.toml asks for now. All that is said goes to stderr,
# for the scripts' own output may be read by a program.
make_venv() {
    local extra=${1:-} made sum python
    sum=$(cksum <"$root/pyproject.toml")
    for made in "$root/.venv/made-for-$extra" "$root/.venv/made-for-dev"; do
        if [[ -x $bin/python && -f $made && $(<"$made") == "$sum" ]]; then return; fi
    done
    echo "Setting up $root/.venv (once; it may take a minute) ..." >&2
    if ! "$bin/python" -c 'import pip' 2>/dev/null; then
        python=$(find_python)
        "$python" -m venv --clear "$root/.venv" >&2
    fi
    # For all that developers need, the newest finds what fits together in half the time.
    [[ $extra != dev ]] || "$bin/python" -m pip install -qq --disable-pip-version-check --upgrade pip >&2
    "$bin/python" -m pip install -qq --disable-pip-version-check \
        --editable "$root${extra:+[$extra]}" >&2
    echo "$sum" >"$root/.venv/made-for-$extra"
}

# step NAME COMMAND...: run it, say how long it took, and remember if it failed.
step() {
    local name=$1 begun=$SECONDS verdict=ok
    shift
    "$@" || verdict=FAILED
    [[ $verdict == ok ]] || failed+=("$name")
    printf '%-8s %4d s  %s\n' "$verdict" $((SECONDS - begun)) "$name"
}

# finish: the exit status of all steps together.
finish() {
    if ((${#failed[@]})); then
        printf 'Failed: %s\n' "${failed[@]}" >&2
        exit 1
    fi
}
