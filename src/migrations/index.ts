import * as migration_20261121_131311_first from './20261121_131311_first';
import * as migration_20261121_180027_catalogue from './20261121_180027_catalogue';
import * as migration_20261121_183941_axes from './20261121_183941_axes';
import * as migration_20261122_113847_preparation from './20261122_113847_preparation';
import * as migration_20261122_190500_words from './20261122_190500_words';
import * as migration_20261122_193335_payment_checks from './20261122_193335_payment_checks';
import * as migration_20261122_200246_limits from './20261122_200246_limits';
import * as migration_20261122_222145_staff_mail from './20261122_222145_staff_mail';
import * as migration_20261123_013550_open_for_business from './20261123_013550_open_for_business';
import * as migration_20261123_021914_shop_of_ones_own from './20261123_021914_shop_of_ones_own';
import * as migration_20261123_023321_refunds_due from './20261123_023321_refunds_due';
import * as migration_20261123_050617_licences_people_live_with from './20261123_050617_licences_people_live_with';
import * as migration_20261123_054656_payment_unknown from './20261123_054656_payment_unknown';
import * as migration_20261123_062735_exchange_rates from './20261123_062735_exchange_rates';
import * as migration_20261123_082845_announced_releases from './20261123_082845_announced_releases';
import * as migration_20261123_130332_staff_roles from './20261123_130332_staff_roles';
import * as migration_20261123_135122_followed_up from './20261123_135122_followed_up';
import * as migration_20261123_135524_designers from './20261123_135524_designers';
import * as migration_20261123_140035_second_factor_and_audit from './20261123_140035_second_factor_and_audit';
import * as migration_20261123_140809_media_sizes from './20261123_140809_media_sizes';
import * as migration_20261123_163519_licences_for_sale from './20261123_163519_licences_for_sale';
import * as migration_20261123_165358_media_kinds from './20261123_165358_media_kinds';
import * as migration_20261123_170152_page_blocks from './20261123_170152_page_blocks';
import * as migration_20261123_171356_trash from './20261123_171356_trash';
import * as migration_20261123_173726_saved_by from './20261123_173726_saved_by';
import * as migration_20261123_175227_search_words from './20261123_175227_search_words';
import * as migration_20261123_231840_fees from './20261123_231840_fees';
import * as migration_20261123_233850_specimens from './20261123_233850_specimens';
import * as migration_20261123_234616_saved_views from './20261123_234616_saved_views';
import * as migration_20261125_033040_redrawn_glyphs from './20261125_033040_redrawn_glyphs';
import * as migration_20261127_233349_credit_of_refunds from './20261127_233349_credit_of_refunds';

export const migrations = [
  {
    up: migration_20261121_131311_first.up,
    down: migration_20261121_131311_first.down,
    name: '20261121_131311_first',
  },
  {
    up: migration_20261121_180027_catalogue.up,
    down: migration_20261121_180027_catalogue.down,
    name: '20261121_180027_catalogue',
  },
  {
    up: migration_20261121_183941_axes.up,
    down: migration_20261121_183941_axes.down,
    name: '20261121_183941_axes',
  },
  {
    up: migration_20261122_113847_preparation.up,
    down: migration_20261122_113847_preparation.down,
    name: '20261122_113847_preparation',
  },
  {
    up: migration_20261122_190500_words.up,
    down: migration_20261122_190500_words.down,
    name: '20261122_190500_words',
  },
  {
    up: migration_20261122_193335_payment_checks.up,
    down: migration_20261122_193335_payment_checks.down,
    name: '20261122_193335_payment_checks',
  },
  {
    up: migration_20261122_200246_limits.up,
    down: migration_20261122_200246_limits.down,
    name: '20261122_200246_limits',
  },
  {
    up: migration_20261122_222145_staff_mail.up,
    down: migration_20261122_222145_staff_mail.down,
    name: '20261122_222145_staff_mail',
  },
  {
    up: migration_20261123_013550_open_for_business.up,
    down: migration_20261123_013550_open_for_business.down,
    name: '20261123_013550_open_for_business',
  },
  {
    up: migration_20261123_021914_shop_of_ones_own.up,
    down: migration_20261123_021914_shop_of_ones_own.down,
    name: '20261123_021914_shop_of_ones_own',
  },
  {
    up: migration_20261123_023321_refunds_due.up,
    down: migration_20261123_023321_refunds_due.down,
    name: '20261123_023321_refunds_due',
  },
  {
    up: migration_20261123_050617_licences_people_live_with.up,
    down: migration_20261123_050617_licences_people_live_with.down,
    name: '20261123_050617_licences_people_live_with',
  },
  {
    up: migration_20261123_054656_payment_unknown.up,
    down: migration_20261123_054656_payment_unknown.down,
    name: '20261123_054656_payment_unknown',
  },
  {
    up: migration_20261123_062735_exchange_rates.up,
    down: migration_20261123_062735_exchange_rates.down,
    name: '20261123_062735_exchange_rates',
  },
  {
    up: migration_20261123_082845_announced_releases.up,
    down: migration_20261123_082845_announced_releases.down,
    name: '20261123_082845_announced_releases',
  },
  {
    up: migration_20261123_130332_staff_roles.up,
    down: migration_20261123_130332_staff_roles.down,
    name: '20261123_130332_staff_roles',
  },
  {
    up: migration_20261123_135122_followed_up.up,
    down: migration_20261123_135122_followed_up.down,
    name: '20261123_135122_followed_up',
  },
  {
    up: migration_20261123_135524_designers.up,
    down: migration_20261123_135524_designers.down,
    name: '20261123_135524_designers',
  },
  {
    up: migration_20261123_140035_second_factor_and_audit.up,
    down: migration_20261123_140035_second_factor_and_audit.down,
    name: '20261123_140035_second_factor_and_audit',
  },
  {
    up: migration_20261123_140809_media_sizes.up,
    down: migration_20261123_140809_media_sizes.down,
    name: '20261123_140809_media_sizes',
  },
  {
    up: migration_20261123_163519_licences_for_sale.up,
    down: migration_20261123_163519_licences_for_sale.down,
    name: '20261123_163519_licences_for_sale',
  },
  {
    up: migration_20261123_165358_media_kinds.up,
    down: migration_20261123_165358_media_kinds.down,
    name: '20261123_165358_media_kinds',
  },
  {
    up: migration_20261123_170152_page_blocks.up,
    down: migration_20261123_170152_page_blocks.down,
    name: '20261123_170152_page_blocks',
  },
  {
    up: migration_20261123_171356_trash.up,
    down: migration_20261123_171356_trash.down,
    name: '20261123_171356_trash',
  },
  {
    up: migration_20261123_173726_saved_by.up,
    down: migration_20261123_173726_saved_by.down,
    name: '20261123_173726_saved_by',
  },
  {
    up: migration_20261123_175227_search_words.up,
    down: migration_20261123_175227_search_words.down,
    name: '20261123_175227_search_words',
  },
  {
    up: migration_20261123_231840_fees.up,
    down: migration_20261123_231840_fees.down,
    name: '20261123_231840_fees',
  },
  {
    up: migration_20261123_233850_specimens.up,
    down: migration_20261123_233850_specimens.down,
    name: '20261123_233850_specimens',
  },
  {
    up: migration_20261123_234616_saved_views.up,
    down: migration_20261123_234616_saved_views.down,
    name: '20261123_234616_saved_views',
  },
  {
    up: migration_20261125_033040_redrawn_glyphs.up,
    down: migration_20261125_033040_redrawn_glyphs.down,
    name: '20261125_033040_redrawn_glyphs',
  },
  {
    up: migration_20261127_233349_credit_of_refunds.up,
    down: migration_20261127_233349_credit_of_refunds.down,
    name: '20261127_233349_credit_of_refunds'
  },
];
