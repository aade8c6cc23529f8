#!/bin/sh
# Builds the site and puts the web server's two folders together: <folder>/site and <folder>/nginx.
#   usage: SITE_URL=https://www.example.com deploy/build-site.sh <folder>, in a copy of this repository
set -eu

npm run build
mkdir -p "$1"
cp -R site/public "$1/site"
npx tsx deploy/nginx/assemble.ts "$1/nginx" "$1/site"
