import type { Tab } from 'payload'
import { priceField } from '../../fields/amounts'
import { confirmedPrice, ownPrices } from '../../fields/own-prices'

/** Its styles, made, opened and priced in one grid, and what the family costs. */
export const pricesTab: Tab = {
  label: 'Styles and prices',
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          required: true,
          options: ['serif', 'sans', 'display', 'mono'],
        },
        {
          name: 'shape',
          type: 'select',
          defaultValue: 'field',
          options: ['belt', 'mast', 'page', 'table', 'field'],
          admin: {
            description:
              'The proportion of its field on the wall. “Field” is also what stands until somebody chooses: without texts of its own the shop goes by the letters.',
          },
        },
      ],
    },
    {
      ...priceField({
        en: 'Every style it has or will have. Empty: sold by the style only.',
        de: 'Alle Schnitte, die sie hat und bekommt. Leer: nur einzelne Schnitte.',
      }),
      label: { en: 'Price of the family', de: 'Preis der Familie' },
    },
    confirmedPrice,
    // What is typed into the grid and not saved yet; it is stored at each style.
    {
      name: 'stylePrices',
      label: { en: 'Prices of the styles', de: 'Preise der Schnitte' },
      type: 'json',
      virtual: true,
      admin: {
        components: { Field: '@/admin/prices/price-grid#StylePrices' },
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
    ownPrices,
  ],
}
