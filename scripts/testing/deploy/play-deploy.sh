#!/usr/bin/env bash
# `npm run test:deploy`: run the commands of the README's chapter "A machine of one's own", block by block, and check
# the result.
# As root, on a Debian that may be thrown away.
# Without systemd (a chroot, a container), ./systemd stands in for it: it verifies the unit and runs it as its user,
# with its settings.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
[ "$(id -u)" = 0 ] || { echo "As root, on a machine that may be thrown away." >&2; exit 1; }
[ ! -e /opt/estudio ] || { echo "/opt/estudio exists already: a new machine is needed." >&2; exit 1; }
[ -d /run/systemd/system ] || export PATH=$here/systemd:$PATH

# The variables of `npm run` would affect the npm of another user.
for name in $(compgen -e npm_); do unset "$name"; done

# Caddy makes certificates for names below localhost itself. Only this name and the repository differ from the README.
export DOMAIN=estudio.localhost REPOSITORY=/srv/estudio.git
git clone -q --bare "$project" "$REPOSITORY"
git config --system --add safe.directory "$REPOSITORY"
work=$(mktemp -d)
# Services stop even when a check fails.
trap 'for service in estudio caddy mariadb; do systemctl stop "$service" >/dev/null 2>&1 || true; done' EXIT

# Print the n-th block of commands of the chapter. The first one holds the reader's own values.
block() {
  awk -v wanted="$1" '/^### /{on=/^### A machine of one/} on&&/^```sh/{n++;inside=1;next} /^```/{inside=0} on&&inside&&n==wanted' \
    "$project/README.md"
}
play() {
  echo "— block $1 —"
  block "$1" >"$work/commands"
  [ -s "$work/commands" ] || { echo "The README has no block $1." >&2; exit 1; }
  bash -euo pipefail "$work/commands"
}
check() { (cd /opt/estudio && node "$here/check-deploy.mjs" "https://$DOMAIN" "$@"); }

for number in 2 3 4; do (cd "$([ "$number" = 2 ] && echo / || echo /opt/estudio)" && play "$number") | tee "$work/$number"; done
grep -q "ready http" "$work/4" || { echo "The service has not said that it is ready." >&2; exit 1; }
password=$(sed -n 's/.*"password":"\([^"]*\)".*/\1/p' "$work/4")
cd /opt/estudio
play 5
check "$password" writes "before the backup"
play 6
check "$password" writes "after the backup"
play 7
check "$password" reads "before the backup"
git clone -q "$REPOSITORY" "$work/newer"
git -C "$work/newer" -c user.name=Estudio -c user.email=estudio@estudio.example commit -q --allow-empty -m "A newer version"
git -C "$work/newer" push -q
play 8
check "$password" reads "before the backup"
[ "$(runuser -u estudio -- git -C /opt/estudio log -1 --format=%s)" = "A newer version" ]
echo "The README's commands were followed to the end."
