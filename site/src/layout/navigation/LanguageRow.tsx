import { LanguageLink } from '../../i18n/LanguageLink';
import { useLanguages } from '../../i18n/useLanguages';

/** The languages side by side, as the drawers show them. */
export const LanguageRow = ({ className }: { className?: string | undefined }) => {
  const { languages } = useLanguages();
  return (
    <div className={className}>
      {languages.map(({ code, name }) => (
        <LanguageLink key={code} language={code}>
          {name}
        </LanguageLink>
      ))}
    </div>
  );
};
