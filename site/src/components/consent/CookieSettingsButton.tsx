export const CookieSettingsButton = ({ className }: { className?: string | undefined }) => (
  <button type="button" className={className} />
);
