import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { staffAccess } from '../access/staff-managed'
import { refuseUnsafeTarget } from '../hooks/clean-texts'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

/** Old addresses lead on to where their page or typeface stands now. */
export const redirects = redirectsPlugin({
  collections: ['pages', 'typefaces'],
  redirectTypes: ['308', '307'],
  redirectTypeFieldOverride: { defaultValue: '308' },
  overrides: {
    access: staffAccess,
    hooks: {
      beforeValidate: [refuseUnsafeTarget],
      afterChange: [refreshCatalogue],
      afterDelete: [refreshCatalogue],
    },
  },
})
