#!/bin/sh
# Puts a built release where it is served, beside the assets of those before, which pages that are still open ask for.
# They go some days after their release was replaced, however old their files are. The image runs this on start;
# without containers: deploy/release.sh dist console.env, or the folder that is served in place of the settings.
set -eu
# Whoever runs this: the server reads what it puts there.
umask 022

from=${1:-/release}
to=${2:-}
if [ -f "$to" ]; then
    # A name without a slash would be looked for where commands are.
    case $to in */*) ;; *) to=./$to ;; esac
    . "$to"
    to=
fi
to=${to:-$CONSOLE_ROOT$CONSOLE_BASE}
days=${CONSOLE_KEEP_DAYS:-7}
assets=${to%/}/assets

# A build for one base path shows nothing at another.
base_of() {
    sed -n 's/^ *"base": *"\([^"]*\)".*/\1/p' "$1/version.json" 2>/dev/null || true
}
base=$(base_of "$from")
refuse() {
    echo "release.sh: $from is built for $base and does not belong in $to: $1" >&2
    exit 1
}
[ -n "$base" ] || refuse "it has no version.json that says so"
[ -f "$from/index.html" ] || refuse "it has no index.html"
case ${to%/}/ in
*"$base") ;;
*) refuse "that is another path" ;;
esac
[ "${CONSOLE_BASE:-$base}" = "$base" ] || refuse "CONSOLE_BASE is $CONSOLE_BASE"
there=$(base_of "$to")
[ "${there:-$base}" = "$base" ] || refuse "the release there is built for $there"

mkdir -p "$assets"
# What is said from within a folder holds in another one too.
from=$(cd "$from" && pwd)
assets=$(cd "$assets" && pwd)
newest=$assets/.newest
# On the same volume, so that every file is there whole or not at all: others may be serving this folder.
work=$(mktemp -d "$assets/.work.XXXXXX")
trap 'rm -rf "$work"' EXIT

# Until now that release was the newest; its days begin.
if [ -f "$newest" ]; then
    (cd "$assets" && xargs touch -c --) <"$newest"
fi
# All of them by few commands: there are some thousand, and a container that starts waits for it.
mkdir "$work/fresh"
for file in "$from"/assets/*; do
    name=${file##*/}
    echo "$name" >>"$work/.newest"
    [ -f "$assets/$name" ] || echo "$name" >>"$work/.fresh"
done
if [ -f "$work/.fresh" ]; then
    (cd "$from/assets" && xargs sh -c 'cp -- "$@" "$0"' "$work/fresh") <"$work/.fresh"
    chmod -R a+rX "$work/fresh"
    (cd "$work/fresh" && xargs sh -c 'mv -- "$@" "$0"' "$assets") <"$work/.fresh"
fi
(cd "$assets" && xargs touch --) <"$work/.newest"
mv "$work/.newest" "$newest"

for file in "$from"/*; do
    case ${file##*/} in
    assets | index.html) ;;
    # Settings of the place, not of the release.
    config.json) [ -f "$to/config.json" ] || { cp "$file" "$to" && chmod a+r "$to/config.json"; } ;;
    *) cp -R "$file" "$to" && chmod -R a+rX "$to/${file##*/}" ;;
    esac
done
# A compressed copy of another release would be sent in place of this one's file.
for copy in "$to"/*.gz "$to"/*.br.*; do
    [ -f "$from/${copy##*/}" ] || rm -f "$copy"
done
# Last: it names all the others.
cp "$from/index.html" "$work/index.html"
chmod a+r "$work/index.html"
mv "$work/index.html" "$to"

find "$assets" -mindepth 1 -maxdepth 1 -mtime "+$days" -exec rm -rf {} +
