import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadPage } from '../../chunks/keptEntries';
import { dateText } from '../expeditions/format';
import * as action from '../ui/action.module.css';
import { PreferenceSwitch } from './PreferenceSwitch';
import { type Consent, type OptionalSettings, covers, optionalKinds } from './consentStorage';
import { currentConsent, resetConsent, saveSettings } from './consentStore';
import { removeForeignCookies } from './foreignCookies';
import { localDay } from './localDay';
import { useConsent } from './useConsent';

const allOff: OptionalSettings = { analytics: false, advertising: false, functional: false };

/** The answer as it stands, with its date. */
const Status = ({ consent }: { consent: Consent }) => {
  const { t } = useTranslation(['consent', 'dates']);
  const day = localDay(consent.date);
  return (
    <Dialog.Description>
      {t('dialog.status', {
        state: t(`dialog.states.${consent.state}`),
        date: day ? dateText(day, t) : t('dialog.unknown'),
      })}
    </Dialog.Description>
  );
};

/** Status, the four switches, Save and Reset to Defaults. */
export const CookiePreferences = ({ onSaved }: { onSaved: () => void }) => {
  const { t } = useTranslation('consent');
  const consent = useConsent();
  const [settings, setSettings] = useState<OptionalSettings>(() => ({
    analytics: covers(consent, 'analytics'),
    advertising: covers(consent, 'advertising'),
    functional: covers(consent, 'functional'),
  }));
  const save = () => {
    saveSettings(settings);
    removeForeignCookies(currentConsent());
    onSaved();
    // Services that already run cannot be taken back without a reload.
    reloadPage();
  };
  const reset = () => {
    resetConsent();
    removeForeignCookies(null);
    setSettings(allOff);
  };
  return (
    <>
      {consent && <Status consent={consent} />}
      <Dialog.Body>
        <PreferenceSwitch kind="essential" checked disabled />
        {optionalKinds.map((kind) => (
          <PreferenceSwitch
            key={kind}
            kind={kind}
            checked={settings[kind]}
            onChange={(checked) => setSettings({ ...settings, [kind]: checked })}
          />
        ))}
      </Dialog.Body>
      <Dialog.Footer>
        <button type="button" className={action.primary} onClick={save}>
          {t('dialog.save')}
        </button>
        <button type="button" className={action.second} onClick={reset}>
          {t('dialog.reset')}
        </button>
      </Dialog.Footer>
    </>
  );
};
