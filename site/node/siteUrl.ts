/** The canonical origin, without trailing slash. */
export const siteUrl = (process.env.SITE_URL || 'http://localhost:8000').replace(/\/+$/, '');
