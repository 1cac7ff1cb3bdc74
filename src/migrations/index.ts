import * as migration_20261128_012443_first from './20261128_012443_first';
import * as migration_20261128_083523_coupon_holds from './20261128_083523_coupon_holds';
import * as migration_20261128_090554_mails_of_staff from './20261128_090554_mails_of_staff';
import * as migration_20261128_121445_order_links from './20261128_121445_order_links';
import * as migration_20261128_124156_lock_by_client from './20261128_124156_lock_by_client';
import * as migration_20261128_130453_visits_of_staff from './20261128_130453_visits_of_staff';
import * as migration_20261128_132052_score from './20261128_132052_score';
import * as migration_20261128_163955_cart_places from './20261128_163955_cart_places';
import * as migration_20261128_170405_businesses_account from './20261128_170405_businesses_account';
import * as migration_20261129_060015_passkeys from './20261129_060015_passkeys';
import * as migration_20261129_062632_stories from './20261129_062632_stories';
import * as migration_20261129_063310_designers from './20261129_063310_designers';
import * as migration_20261129_094152_corrections from './20261129_094152_corrections';
import * as migration_20261129_101618_preview_level from './20261129_101618_preview_level';
import * as migration_20261129_220257_prices_shown from './20261129_220257_prices_shown';
import * as migration_20261129_224703_run_claims from './20261129_224703_run_claims';
import * as migration_20261130_020422_erased_buyers from './20261130_020422_erased_buyers';
import * as migration_20261130_024139_sales from './20261130_024139_sales';
import * as migration_20261130_060450_uses from './20261130_060450_uses';
import * as migration_20261130_063740_letters from './20261130_063740_letters';
import * as migration_20261130_065856_price_rises from './20261130_065856_price_rises';
import * as migration_20261130_101622_prerelease from './20261130_101622_prerelease';
import * as migration_20261130_104137_designer_logins from './20261130_104137_designer_logins';
import * as migration_20261130_105218_proofs from './20261130_105218_proofs';
import * as migration_20261130_111649_rental from './20261130_111649_rental';

export const migrations = [
  { up: migration_20261128_012443_first.up, down: migration_20261128_012443_first.down, name: '20261128_012443_first' },
  { up: migration_20261128_083523_coupon_holds.up, down: migration_20261128_083523_coupon_holds.down, name: '20261128_083523_coupon_holds' },
  { up: migration_20261128_090554_mails_of_staff.up, down: migration_20261128_090554_mails_of_staff.down, name: '20261128_090554_mails_of_staff' },
  { up: migration_20261128_121445_order_links.up, down: migration_20261128_121445_order_links.down, name: '20261128_121445_order_links' },
  { up: migration_20261128_124156_lock_by_client.up, down: migration_20261128_124156_lock_by_client.down, name: '20261128_124156_lock_by_client' },
  { up: migration_20261128_130453_visits_of_staff.up, down: migration_20261128_130453_visits_of_staff.down, name: '20261128_130453_visits_of_staff' },
  { up: migration_20261128_132052_score.up, down: migration_20261128_132052_score.down, name: '20261128_132052_score' },
  { up: migration_20261128_163955_cart_places.up, down: migration_20261128_163955_cart_places.down, name: '20261128_163955_cart_places' },
  { up: migration_20261128_170405_businesses_account.up, down: migration_20261128_170405_businesses_account.down, name: '20261128_170405_businesses_account' },
  { up: migration_20261129_060015_passkeys.up, down: migration_20261129_060015_passkeys.down, name: '20261129_060015_passkeys' },
  { up: migration_20261129_062632_stories.up, down: migration_20261129_062632_stories.down, name: '20261129_062632_stories' },
  { up: migration_20261129_063310_designers.up, down: migration_20261129_063310_designers.down, name: '20261129_063310_designers' },
  { up: migration_20261129_094152_corrections.up, down: migration_20261129_094152_corrections.down, name: '20261129_094152_corrections' },
  { up: migration_20261129_101618_preview_level.up, down: migration_20261129_101618_preview_level.down, name: '20261129_101618_preview_level' },
  { up: migration_20261129_220257_prices_shown.up, down: migration_20261129_220257_prices_shown.down, name: '20261129_220257_prices_shown' },
  { up: migration_20261129_224703_run_claims.up, down: migration_20261129_224703_run_claims.down, name: '20261129_224703_run_claims' },
  { up: migration_20261130_020422_erased_buyers.up, down: migration_20261130_020422_erased_buyers.down, name: '20261130_020422_erased_buyers' },
  { up: migration_20261130_024139_sales.up, down: migration_20261130_024139_sales.down, name: '20261130_024139_sales' },
  { up: migration_20261130_060450_uses.up, down: migration_20261130_060450_uses.down, name: '20261130_060450_uses' },
  { up: migration_20261130_063740_letters.up, down: migration_20261130_063740_letters.down, name: '20261130_063740_letters' },
  { up: migration_20261130_065856_price_rises.up, down: migration_20261130_065856_price_rises.down, name: '20261130_065856_price_rises' },
  { up: migration_20261130_101622_prerelease.up, down: migration_20261130_101622_prerelease.down, name: '20261130_101622_prerelease' },
  { up: migration_20261130_104137_designer_logins.up, down: migration_20261130_104137_designer_logins.down, name: '20261130_104137_designer_logins' },
  { up: migration_20261130_105218_proofs.up, down: migration_20261130_105218_proofs.down, name: '20261130_105218_proofs' },
  { up: migration_20261130_111649_rental.up, down: migration_20261130_111649_rental.down, name: '20261130_111649_rental' },
];
