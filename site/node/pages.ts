import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';

type ContentPages = {
  allExpedition: { nodes: { slug: string; layout: string }[] };
  allLegalDocument: { nodes: { slug: string }[] };
  allVessel: { nodes: { slug: string }[] };
};

/**
 * Makes a page of every voyage, every legal document and every vessel, and one for unknown vessels (SPEC 2 route table).
 * @throws when the content cannot be queried, with GraphQL's own words
 */
export const createPages = async ({ actions, graphql }: CreatePagesArgs): Promise<void> => {
  const { data, errors } = await graphql<ContentPages>(`
    query ContentPages {
      allExpedition {
        nodes {
          slug
          layout
        }
      }
      allLegalDocument {
        nodes {
          slug
        }
      }
      allVessel {
        nodes {
          slug
        }
      }
    }
  `);
  if (errors || !data) throw new Error(`The content cannot be queried: ${String(errors)}`);
  for (const { slug } of data.allExpedition.nodes.filter(({ layout }) => layout === 'voyage')) {
    actions.createPage({
      path: `/${slug}`,
      component: path.resolve('src/templates/voyage.tsx'),
      context: { slug },
    });
  }
  for (const { slug } of data.allLegalDocument.nodes) {
    actions.createPage({
      path: `/${slug}`,
      component: path.resolve('src/templates/legal.tsx'),
      context: { slug, seo: `seo.${slug}` },
    });
  }
  for (const { slug } of data.allVessel.nodes) {
    actions.createPage({
      path: `/vessel/${slug}`,
      component: path.resolve('src/templates/vessel.tsx'),
      context: { slug, texts: `vessels.${slug}`, seo: `seo.${slug}` },
    });
  }
  // Without the match path the router would show the general not-found page at the address of an unknown vessel.
  actions.createPage({
    path: '/vessel/not-found',
    matchPath: '/vessel/*',
    component: path.resolve('src/templates/vessel-not-found.tsx'),
    context: {},
  });
};
