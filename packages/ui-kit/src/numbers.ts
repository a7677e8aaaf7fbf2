const whole = new Intl.NumberFormat('en');

/** 2400 → "2,400"; a real minus sign. */
export function amount(value: number): string {
  return whole.format(value).replace('-', '−');
}

/** 253 → "+253", −6 → "−6", 0 → "±0". */
export function signed(value: number): string {
  return value > 0 ? `+${whole.format(value)}` : value < 0 ? amount(value) : '±0';
}
