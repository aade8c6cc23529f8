import type { GatsbySSR } from 'gatsby';
import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/print.css';
import { forced } from './src/i18n/forcedLanguage';
import { languageDecisionScript } from './src/i18n/languageDecision';
import { cssVariables } from './src/theme/cssVariables';

const languages: readonly string[] = JSON.parse(process.env.GATSBY_LANGUAGES ?? '["en"]') as string[];

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="language" dangerouslySetInnerHTML={{ __html: languageDecisionScript(languages, forced) }} />,
    <style key="tokens" dangerouslySetInnerHTML={{ __html: cssVariables() }} />,
  ]);
};
