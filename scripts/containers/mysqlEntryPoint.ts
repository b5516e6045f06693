/**
 * The entry point of the stand-in for MySQL's image.
 * Like the real one, it creates MYSQL_DATABASE and MYSQL_USER once, and refuses to start without a setting for root's
 * password.
 */
export const mysqlEntryPoint = `#!/bin/sh
set -eu
data=/var/lib/mysql
home=/opt/mysql/usr
server="mysqld --no-defaults --user=mysql --datadir=$data --basedir=$home --lc-messages-dir=$home/share/mysql
  --character-sets-dir=$home/share/mysql/charsets --plugin-dir=$home/lib/mysql/plugin --secure-file-priv=NULL
  --socket=/tmp/mysqld.sock --mysqlx=OFF"
if [ ! -d "$data/mysql" ]; then
  if [ -z "\${MYSQL_ROOT_PASSWORD:-}\${MYSQL_RANDOM_ROOT_PASSWORD:-}" ]; then
    echo "Database is uninitialized and password option is not specified" >&2
    exit 1
  fi
  find "$data" -mindepth 1 -delete
  chown mysql:mysql "$data"
  root=\${MYSQL_ROOT_PASSWORD:-$(od -An -N16 -tx1 /dev/urandom | tr -d ' \\n')}
  {
    echo "ALTER USER root@localhost IDENTIFIED BY '$root';"
    echo "CREATE DATABASE IF NOT EXISTS \\\`$MYSQL_DATABASE\\\`;"
    echo "CREATE USER '$MYSQL_USER'@'%' IDENTIFIED BY '$MYSQL_PASSWORD';"
    echo "GRANT ALL ON \\\`$MYSQL_DATABASE\\\`.* TO '$MYSQL_USER'@'%';"
  } >/tmp/first.sql
  chmod 644 /tmp/first.sql
  $server --initialize-insecure --init-file=/tmp/first.sql
  rm /tmp/first.sql
fi
exec $server
`;
