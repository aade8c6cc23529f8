/** The canonical origin, without trailing slash (DESIGN 3, Environment). */
export const siteUrl = (process.env.SITE_URL || 'http://localhost:8000').replace(/\/+$/, '');
