#!/bin/sh
# Fills in the templates without a container: deploy/configure.sh console.env /etc/nginx/conf.d
# The settings are lines of a shell; one that a template wants and nobody has set is an error.
set -eu
umask 022

here=$(dirname "$0")
to=$2
# A name without a slash would be looked for where commands are.
case $1 in
*/*) settings=$1 ;;
*) settings=./$1 ;;
esac
set -a
. "$settings"
set +a

# Only these are filled in: nginx has variables of its own.
names=$(sed -n 's/^\(\(CONSOLE\|FRONT\)_[A-Z_]*\)=.*/${\1}/p' "$settings" | tr '\n' ' ')
fill() {
    envsubst "$names" <"$1" >"$2.new"
    if grep -n '\${\(CONSOLE\|FRONT\)_[A-Z_]*}' "$2.new" >&2; then
        rm "$2.new"
        echo "$1 wants settings that $settings does not have" >&2
        exit 1
    fi
    mv "$2.new" "$2"
}
fill "$here/console.headers.template" "$to/$CONSOLE_NAME.headers"
fill "$here/console.conf.template" "$to/$CONSOLE_NAME.conf"
if [ -n "${FRONT_CONSOLE:-}" ]; then
    fill "$here/front/front.conf.template" "$to/$FRONT_NAME.conf"
fi
