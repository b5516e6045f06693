#!/bin/sh
# Starts nginx in its container, and reloads it whenever another release is served, because each release has its own
# rules.
set -eu

current=/data/site/current

served() { readlink "$current" || true; }

write_rules() {
  if [ -f "$current/.nginx.conf" ]; then
    echo "include $current/.nginx.conf;"
  else
    echo "return 503;"
  fi >/tmp/release.conf
}

follow_releases() {
  while sleep 2; do
    now=$(served)
    [ "$now" != "$last" ] || continue
    write_rules
    nginx -s reload && last=$now
  done
}

# The first name server knows the other containers.
awk '/^nameserver/ { print "resolver " $2 " valid=5s ipv6=off;"; exit }' /etc/resolv.conf >/tmp/resolver.conf
sh /etc/nginx/trusted.sh >/tmp/trusted.conf
rm -f /tmp/release.sock
last=$(served)
write_rules
follow_releases &
exec nginx -g "daemon off;"
