type AdSlotProps = { slot: 'banner' | 'sidebar' | 'in-content' | 'footer'; className?: string };
export const AdSlot = ({ slot, className }: AdSlotProps) => (
  <aside data-ad-slot={slot} className={className} />
);
