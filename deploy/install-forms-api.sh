#!/bin/sh
# Makes the folder of the service out of a copy of this repository, with the packages it runs on and no others.
#   usage: deploy/install-forms-api.sh <folder>
# One package is compiled, so a C++ compiler and Python have to be there.
set -eu

target=$1
mkdir -p "$target/content"
cp -R package.json package-lock.json .npmrc contract forms-api locales "$target/"
cp -R content/company.json content/expeditions content/package.json "$target/content/"

cd "$target"
# npm wants to see every workspace that the lock file knows.
mkdir -p site e2e
cp "$OLDPWD/site/package.json" site/
cp "$OLDPWD/e2e/package.json" e2e/
npm ci --omit=dev --workspace @polar-meridian/forms-api --no-fund --no-audit --loglevel=error
