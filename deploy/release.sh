#!/bin/sh
# Puts a built release where it is served, beside the assets of those before, which pages that are still open ask for.
# They go some days after their release was replaced, however old their files are. The image runs this on start;
# without containers: deploy/release.sh dist "$CONSOLE_ROOT$CONSOLE_BASE"
set -eu

from=${1:-/release}
to=${2:-$CONSOLE_ROOT$CONSOLE_BASE}
days=${CONSOLE_KEEP_DAYS:-7}
assets=${to%/}/assets
newest=$assets/.newest

mkdir -p "$assets"
# On the same volume, so that every file is there whole or not at all: others may be serving this folder.
work=$(mktemp -d "$assets/.work.XXXXXX")
trap 'rm -rf "$work"' EXIT

# Until now that release was the newest; its days begin.
if [ -f "$newest" ]; then
    (cd "$assets" && xargs touch -c --) <"$newest"
fi
for file in "$from"/assets/*; do
    name=${file##*/}
    if [ ! -f "$assets/$name" ]; then
        cp "$file" "$work/$name"
        mv "$work/$name" "$assets/$name"
    fi
    touch "$assets/$name"
    echo "$name" >>"$work/.newest"
done
mv "$work/.newest" "$newest"

for file in "$from"/*; do
    case ${file##*/} in
    assets | index.html) ;;
    *) cp -R "$file" "$to" ;;
    esac
done
# A compressed copy of another release would be sent in place of this one's file.
for copy in "$to"/*.gz "$to"/*.br.*; do
    [ -f "$from/${copy##*/}" ] || rm -f "$copy"
done
# Last: it names all the others.
cp "$from/index.html" "$work/index.html"
mv "$work/index.html" "$to"

find "$assets" -mindepth 1 -maxdepth 1 -mtime "+$days" -exec rm -rf {} +
