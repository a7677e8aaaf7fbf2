/** One icon, one meaning: coin money, wrench upkeep, people capacity, plane overhead. */
import flag from '@phosphor-icons/core/fill/flag-checkered-fill.svg?raw';
import airplane from '@phosphor-icons/core/fill/airplane-tilt-fill.svg?raw';
import coin from '@phosphor-icons/core/fill/coin-vertical-fill.svg?raw';
import people from '@phosphor-icons/core/fill/users-three-fill.svg?raw';
import wrench from '@phosphor-icons/core/fill/wrench-fill.svg?raw';
import bird from '@phosphor-icons/core/fill/bird-fill.svg?raw';
import volcano from '@phosphor-icons/core/fill/cloud-fog-fill.svg?raw';
import confetti from '@phosphor-icons/core/fill/confetti-fill.svg?raw';
import fist from '@phosphor-icons/core/fill/megaphone-fill.svg?raw';
import lightning from '@phosphor-icons/core/fill/lightning-slash-fill.svg?raw';
import stamp from '@phosphor-icons/core/fill/stamp-fill.svg?raw';
import rain from '@phosphor-icons/core/fill/cloud-rain-fill.svg?raw';
import wall from '@phosphor-icons/core/fill/wall-fill.svg?raw';
import cone from '@phosphor-icons/core/fill/traffic-cone-fill.svg?raw';
import tornado from '@phosphor-icons/core/fill/tornado-fill.svg?raw';
import snow from '@phosphor-icons/core/fill/snowflake-fill.svg?raw';
import prohibit from '@phosphor-icons/core/bold/prohibit-bold.svg?raw';
import key from '@phosphor-icons/core/duotone/key-duotone.svg?raw';
import storefront from '@phosphor-icons/core/duotone/door-open-duotone.svg?raw';
import tender from '@phosphor-icons/core/duotone/envelope-open-duotone.svg?raw';
import rocket from '@phosphor-icons/core/duotone/rocket-launch-duotone.svg?raw';
import plug from '@phosphor-icons/core/duotone/plug-duotone.svg?raw';

export { airplane, coin, people, wrench };

/** The Action Cards, in the order of KINDS. */
export const KIND_ICONS: readonly string[] = [key, storefront, tender, rocket, plug];

const EVENTS: Readonly<Record<string, string>> = {
  'EV-AF1': plug,
  'EV-AF2': lightning,
  'EV-AF3': stamp,
  'EV-AF4': rain,
  'EV-AS1': tornado,
  'EV-AS2': wall,
  'EV-AS3': cone,
  'EV-SA1': confetti,
  'EV-SA2': fist,
  'EV-SA3': flag,
  'EV-OC1': tornado,
  'EV-OC2': bird,
  'EV-NA1': snow,
  'EV-EU1': volcano,
};
export function eventIcon(id: string): string {
  return EVENTS[id] ?? prohibit;
}
