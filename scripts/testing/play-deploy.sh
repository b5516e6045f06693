#!/usr/bin/env bash
# `npm run test:deploy`: follows the README's chapter "A machine of one's own" to the letter, block by block, and looks at
# what comes of it. As root, on a Debian that may be thrown away. Where systemd does not run (a chroot, a container), the
# programs of ./systemd stand for it: they verify the unit and run its program as its user, with its settings.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
[ "$(id -u)" = 0 ] || { echo "As root, on a machine that may be thrown away." >&2; exit 1; }
[ ! -e /opt/estudio ] || { echo "/opt/estudio exists already: a new machine is needed." >&2; exit 1; }
[ -d /run/systemd/system ] || export PATH=$here/systemd:$PATH

# What `npm run` tells its children is not for the npm of another user.
for name in $(compgen -e npm_); do unset "$name"; done

# For names below localhost Caddy makes the certificate itself: the only value of one's own, with the repository.
export DOMAIN=estudio.localhost REPOSITORY=/srv/estudio.git
git clone -q --bare "$project" "$REPOSITORY"
git config --system --add safe.directory "$REPOSITORY"
work=$(mktemp -d)
# Whatever comes of it, nothing keeps running.
trap 'for service in estudio caddy mariadb; do systemctl stop "$service" >/dev/null 2>&1 || true; done' EXIT

# The n-th block of commands of the chapter; the first one holds the reader's own values.
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
