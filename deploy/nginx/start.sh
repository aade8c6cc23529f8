#!/bin/sh
# Runs nginx in the foreground, with what the environment says. The container starts it, and so do the tests.
#   CONFIGURATION  folder of the configuration, with the generated files   SITE_FOLDER    the built site
#   RUN_FOLDER     a folder of its own that nginx may write in             FORMS_API      host:port of the service
#   LISTEN         [address:]port                                          TRUSTED_PROXY  whose X-Forwarded-For is believed
#   LISTEN_TLS, TLS_FOLDER   [address:]port and the folder of fullchain.pem and privkey.pem; without the folder no HTTPS
set -eu

mkdir -p "$RUN_FOLDER/temporary"
cp "$CONFIGURATION"/*.conf "$RUN_FOLDER/"

cat > "$RUN_FOLDER/environment.conf" << END
root $SITE_FOLDER;
set_real_ip_from $TRUSTED_PROXY;
real_ip_header X-Forwarded-For;
upstream forms_api {
    server $FORMS_API;
    keepalive 32;
    # Shorter than the service's own five seconds, so that no call goes to a connection it is closing.
    keepalive_timeout 4s;
}
END

if [ -z "${TLS_FOLDER:-}" ]; then
    echo "listen $LISTEN;" > "$RUN_FOLDER/listen.conf"
else
    cat > "$RUN_FOLDER/listen.conf" << END
listen $LISTEN_TLS ssl http2;
ssl_certificate $TLS_FOLDER/fullchain.pem;
ssl_certificate_key $TLS_FOLDER/privkey.pem;
include tls.conf;
END
    cat >> "$RUN_FOLDER/environment.conf" << END
server {
    listen $LISTEN;
    return 301 https://\$host\$request_uri;
}
END
fi

exec "${NGINX_PATH:-nginx}" -p "$RUN_FOLDER" -c "$RUN_FOLDER/nginx.conf" -e stderr -g 'daemon off;' "$@"
