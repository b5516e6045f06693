#!/bin/sh
# Prints whose X-Forwarded-* nginx believes: TRUSTED_PROXIES, or else what reaches the port of this machine alone. Docker
# passes that on from the network's gateway. Strangers come from there, too, where the port is open to the network.
set -eu

# $1: the kernel's table of routes, which has addresses in hexadecimal, the last byte first.
gateway() {
  awk '
    function value(sign) { return index("0123456789ABCDEF", sign) - 1 }
    function byte(at) { return value(substr($3, at, 1)) * 16 + value(substr($3, at + 1, 1)) }
    $2 == "00000000" { print byte(7) "." byte(5) "." byte(3) "." byte(1); exit }
  ' "$1"
}

proxies=${TRUSTED_PROXIES:-}
case "$proxies|${HTTP_ADDRESS:-}" in
  "|127."*) proxies=$(gateway "${1:-/proc/net/route}") ;;
esac

for one in $proxies; do echo "set_real_ip_from $one;"; done
echo 'geo $realip_remote_addr $from_proxy {'
echo "  default 0;"
for one in $proxies; do echo "  $one 1;"; done
echo "}"
