import * as styles from './Neatline.module.css';

/** The alternating scale that frames a nautical chart; stands at the foot of a hero only. */
export const Neatline = () => <div className={styles.neatline} />;
