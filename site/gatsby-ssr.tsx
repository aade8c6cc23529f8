import type { GatsbySSR } from 'gatsby';
import { type ReactNode, isValidElement } from 'react';
import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/print.css';
import { apiOriginName } from './src/components/forms/apiAddress';
import { rememberExpeditionScript } from './src/components/enquiry/selectedExpedition';
import { iconLinks } from './src/head/iconLinks';
import { forced } from './src/i18n/forcedLanguage';
import { languageDecisionScript } from './src/i18n/languageDecision';
import { wholePageScript } from './src/layout/below-fold/wholePage';
import { dataOf, ownAddressScript } from './src/routing/ownAddress';
import { cssVariables, layerOrder } from './src/theme/cssVariables';

const languages: readonly string[] = JSON.parse(process.env.GATSBY_LANGUAGES ?? '["en"]') as string[];
const apiOrigin = process.env.GATSBY_API_ORIGIN ?? '';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...iconLinks,
    ...(apiOrigin ? [<meta key="api" name={apiOriginName} content={apiOrigin} />] : []),
    <script key="language" dangerouslySetInnerHTML={{ __html: languageDecisionScript(languages, forced) }} />,
    <script key="book" dangerouslySetInnerHTML={{ __html: rememberExpeditionScript }} />,
    <script key="whole" dangerouslySetInnerHTML={{ __html: wholePageScript }} />,
    <style key="tokens" dangerouslySetInnerHTML={{ __html: layerOrder + cssVariables() }} />,
  ]);
};

/** Takes the place of Gatsby's own script, which writes the path of the page into itself. */
const PagePath = ({ path }: { path: string }) => (
  <script
    id="gatsby-script-loader"
    {...dataOf(path)}
    dangerouslySetInnerHTML={{ __html: ownAddressScript }}
  />
);

/** Puts the language decision and the order of the layers before the style sheets, which both have to precede. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const isFirst = (component: ReactNode) =>
    isValidElement(component) && (component.key === 'language' || component.key === 'tokens');
  const components = getHeadComponents();
  replaceHeadComponents([
    ...components.filter(isFirst),
    ...components.filter((component) => !isFirst(component)),
  ]);
  replacePostBodyComponents(
    getPostBodyComponents().map((component) =>
      isValidElement(component) && component.key === 'script-loader' ? (
        <PagePath key="script-loader" path={pathname} />
      ) : (
        component
      ),
    ),
  );
};
