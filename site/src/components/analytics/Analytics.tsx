import { graphql, useStaticQuery } from 'gatsby';
import { useEffect } from 'react';
import { covers } from '../consent/consentStorage';
import { useConsent } from '../consent/useConsent';
import { startAnalytics } from './startAnalytics';

/** Measures visits when company.json names a measurement id and the visitor allows it; shows nothing (SPEC 4). */
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
  const allowed = covers(useConsent(), 'analytics');
  useEffect(() => {
    if (allowed && measurementId) startAnalytics(measurementId);
  }, [allowed, measurementId]);
  return null;
};
