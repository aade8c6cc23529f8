import { LanguageLink } from '../../i18n/LanguageLink';
import { useLanguages } from '../../i18n/useLanguages';
import * as styles from './MenuDrawer.module.css';

/** The languages side by side, as the drawers show them (LOOK: drawer). */
export const LanguageRow = () => {
  const { languages } = useLanguages();
  return (
    <div className={styles.languages}>
      {languages.map(({ code, name }) => (
        <LanguageLink key={code} language={code}>
          {name}
        </LanguageLink>
      ))}
    </div>
  );
};
