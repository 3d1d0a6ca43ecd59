type Props = { className?: string; filled?: boolean };

/** The heart of the product: soft shoulders, drawn in the current colour. */
export const HeartIcon = ({ className, filled = true }: Props) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    width="1em"
    height="1em"
    className={className}
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={filled ? 0 : 2}
    strokeLinejoin="round"
  >
    <path d="M12 20.6C7.1 17 3 13.5 3 9.3 3 6.4 5.2 4.2 7.9 4.2c1.700 0 3.200.9 4.100 2.400.9-1.500 2.400-2.400 4.100-2.400 2.700 0 4.900 2.200 4.900 5.100 0 4.200-4.100 7.700-9 11.300Z" />
  </svg>
);
