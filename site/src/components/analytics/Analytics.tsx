import { graphql, useStaticQuery } from 'gatsby';
import { useEffect } from 'react';
import { covers } from '../consent/consentStorage';
import { currentConsent } from '../consent/consentStore';
import { useConsent } from '../consent/useConsent';
import { startAnalytics, stopAnalytics } from './analyticsService';

/** Measures visits when company.json names a measurement id, and while the visitor allows it; shows nothing. */
export const Analytics = () => {
  const { company } = useStaticQuery<Queries.MeasurementQuery>(graphql`
    query Measurement {
      company {
        analytics {
          measurementId
        }
      }
    }
  `);
  const measurementId = company?.analytics.measurementId;
  const consent = useConsent();
  useEffect(() => {
    if (!measurementId) return;
    // Not by the hook's answer, which is none while the page comes to life.
    if (covers(currentConsent(), 'analytics')) startAnalytics(measurementId);
    else stopAnalytics(measurementId);
  }, [consent, measurementId]);
  return null;
};
