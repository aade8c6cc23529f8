import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { newYearPages, type NewYearExpedition, type Route } from './newYearPages';

type ContentPages = {
  voyages: { nodes: { slug: string; port: string }[] };
  newYear: { nodes: NewYearExpedition[] };
  facts: { nodes: { slug: string; route: Route | null }[] };
  allLegalDocument: { nodes: { slug: string }[] };
  allVessel: { nodes: { slug: string }[] };
};

/**
 * Makes a page of every voyage, legal document and vessel, one for unknown vessels, and the New Year landing pages.
 * @throws when the content cannot be queried, with GraphQL's own words
 */
export const createPages = async ({ actions, graphql }: CreatePagesArgs): Promise<void> => {
  const { data, errors } = await graphql<ContentPages>(`
    query ContentPages {
      voyages: allExpedition(filter: { layout: { eq: "voyage" } }) {
        nodes {
          slug
          port
        }
      }
      newYear: allExpedition(filter: { layout: { eq: "new-year" } }) {
        nodes {
          slug
          landingPages
          itinerary {
            slug
          }
        }
      }
      facts: allPageFacts {
        nodes {
          slug
          route {
            itinerary {
              slug
            }
            voyage {
              slug
            }
          }
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
  for (const { slug, port } of data.voyages.nodes) {
    actions.createPage({
      path: `/${slug}`,
      component: path.resolve('src/templates/voyage.tsx'),
      context: {
        slug,
        texts: [
          'voyage',
          'advertising',
          'availability',
          `expeditions.${slug}`,
          `places.${port}`,
          `seo.${slug}`,
        ],
      },
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
  const routes = new Map(data.facts.nodes.map(({ slug, route }) => [slug, route]));
  for (const context of data.newYear.nodes.flatMap((expedition) => newYearPages(expedition, routes))) {
    actions.createPage({
      path: `/${context.page}`,
      component: path.resolve('src/templates/newYear.tsx'),
      context,
    });
  }
};
