import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionLine } from '../chunks/ConnectionLine';
import { Analytics } from '../components/analytics/Analytics';
import { CookieBanner } from '../components/consent/CookieBanner';
import { ScrollLink } from '../components/ui/ScrollLink';
import { Translations } from '../i18n/Translations';
import { Notifications } from '../notifications/Notifications';
import { Tooltips } from '../tooltips/Tooltips';
import { AfterFirstScreen } from './below-fold/AfterFirstScreen';
import { BelowFold } from './below-fold/BelowFold';
import { BackToTop } from './BackToTop';
import { Footer } from './footer/Footer';
import * as styles from './Layout.module.css';
import { Navigation } from './navigation/Navigation';

type LayoutProps = { children: ReactNode } & (
  | {
      /** Over a hero picture the navigation is transparent, with white text. */
      navigation: 'transparent' | 'solid';
    }
  | {
      /** Takes the place of the navigation on the New Year pages. */
      header: ReactElement;
    }
);

const SkipLink = () => {
  const { t } = useTranslation('common');
  return (
    <ScrollLink className={styles.skip} to="main">
      {t('skipToContent')}
    </ScrollLink>
  );
};

/** The shell around every page: navigation or a header of the page's own, content, footer, back-to-top. */
export const Layout = ({ children, ...bar }: LayoutProps) => (
  <Translations>
    <SkipLink />
    <CookieBanner />
    {'header' in bar ? bar.header : <Navigation variant={bar.navigation} />}
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <BelowFold>
      <Footer />
    </BelowFold>
    <AfterFirstScreen>
      <BackToTop />
      <ConnectionLine />
      <Notifications />
      <Tooltips />
      <Analytics />
    </AfterFirstScreen>
  </Translations>
);
