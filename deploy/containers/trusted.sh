#!/bin/sh
# Prints the proxies whose X-Forwarded-* nginx trusts: TRUSTED_PROXIES, or else the gateway if the port is local to
# this machine. Docker forwards the port's connections from the gateway. If the port is open to the network, strangers
# come from there too.
set -eu

# $1: the kernel's routing table. Its addresses are hexadecimal, in reverse byte order.
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
