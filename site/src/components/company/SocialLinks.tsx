import { useTranslation } from 'react-i18next';
import * as styles from './SocialLinks.module.css';

/** Outlines drawn at the stroke of the other icons, by text key. */
const outlines = {
  photos: [
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z',
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
    'M17.2 6.8h.01',
  ],
  films: [
    'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4Z',
    'm10 9.5 5 2.5-5 2.5Z',
  ],
  messages: ['M21 4 3 11l6 2.2L11.5 20l3-4.3 4.5 3.3Z', 'm9 13.2 8-6'],
} as const;

type SocialKey = keyof typeof outlines;

/** Three icons, all leading to the company's one profile. */
export const SocialLinks = ({ profile }: { profile: string }) => {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.list}>
      {(Object.keys(outlines) as SocialKey[]).map((key) => (
        <li key={key}>
          <a
            className={styles.link}
            href={profile}
            target="_blank"
            rel="noopener"
            aria-label={t(`social.${key}`)}
            data-tooltip
          >
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              aria-hidden
            >
              {outlines[key].map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
};
