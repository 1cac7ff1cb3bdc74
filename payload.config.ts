import { resolve } from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { dashboard } from '@/admin/dashboard/dashboard'
import { deskPages } from '@/admin/admin-pages'
import { correctForms } from '@/admin/corrections/correct-forms'
import { redirects, searchFields, wordsOfPlugins } from '@/collections/plugins'
import { finishSavedViews, saveViews } from '@/collections/sales/saved-views'
import { uploadLimits } from '@/collections/hooks/media-hooks'
import { Customers, MailChoices, SignIns } from '@/collections/buyers/customers'
import { Enquiries } from '@/collections/buyers/enquiries'
import { Audit } from '@/collections/site/audit'
import { Bundles } from '@/collections/sales/bundles'
import { Carts } from '@/collections/sales/carts'
import { CouponUses } from '@/collections/sales/coupon-uses'
import { Coupons } from '@/collections/sales/coupons'
import { PriceRises } from '@/collections/sales/price-rises'
import { PriceHistory, Sales } from '@/collections/sales/sales'
import { Eulas } from '@/collections/sales/eulas'
import { Designers } from '@/collections/catalogue/designers'
import { FontFiles } from '@/collections/catalogue/font-files'
import { Grants } from '@/collections/sales/grants'
import { LicenceTypes } from '@/collections/sales/licence-types'
import { Invoices } from '@/collections/sales/invoices'
import { LicenceVersions } from '@/collections/sales/licence-versions'
import { Licences } from '@/collections/sales/licences'
import { Mails } from '@/collections/sales/mails'
import { Media } from '@/collections/site/media'
import { Navigation } from '@/collections/site/navigation'
import { OrderEvents } from '@/collections/sales/order-events'
import { Orders } from '@/collections/sales/orders'
import { Pages } from '@/collections/site/pages'
import { PaymentEvents } from '@/collections/sales/payment-events'
import { Quotes } from '@/collections/sales/quotes'
import { Refunds } from '@/collections/sales/refunds'
import { Releases } from '@/collections/catalogue/releases'
import { Passkeys, SecondFactors } from '@/collections/site/second-factors'
import { Shop } from '@/collections/site/shop/shop'
import { Stories } from '@/collections/site/stories'
import { Styles } from '@/collections/catalogue/styles'
import { Limits, Timers } from '@/collections/site/shared-state'
import { TrialOrders } from '@/collections/sales/trial-orders'
import { Typefaces } from '@/collections/catalogue/typefaces'
import { UploadFiles, Uploads } from '@/collections/catalogue/uploads'
import { Uses } from '@/collections/site/uses'
import { Users } from '@/collections/site/users'
import { VatChecks } from '@/collections/sales/vat-checks'
import { dropReferences, shortenTypes } from '@/collections/generated-types'
import { guardDesk } from '@/collections/guard-areas'
import { nobody } from '@/collections/access-rules'
import { drawFields } from '@/collections/labels/drawn-fields'
import { labelDesk } from '@/collections/labels/label-collections'
import { limitRest } from '@/collections/hooks/rest-requests'
import { finishLocks } from '@/collections/hooks/own-locks'
import { fontFileEndpoint } from '@/endpoints/catalogue/font-endpoints'
import { answerMalformedPath, sayWhatFailed } from '@/endpoints/respond'
import { shopEndpoints } from '@/endpoints/shop-endpoints'
import { sessionEndpoints } from '@/endpoints/staff/session-endpoints'
import {
  eulaEndpoints,
  licenceEndpoints,
  licenceTypeEndpoints,
} from '@/endpoints/staff/licensing-endpoints'
import { factorEndpoints, peopleEndpoints } from '@/endpoints/staff/people-endpoints'
import { compareMaster, showMaster, uploadMaster } from '@/endpoints/staff/master-endpoints'
import { postLegalPage, restoreVersion } from '@/endpoints/staff/page-endpoints'
import { invoiceEndpoints, reportEndpoints } from '@/endpoints/staff/bookkeeping-endpoints'
import {
  buyerEndpoints,
  mailEndpoints,
  releaseEndpoints,
} from '@/endpoints/staff/mailing-endpoints'
import { orderEndpoints } from '@/endpoints/staff/order-endpoints'
import { quoteEndpoints } from '@/endpoints/staff/quote-endpoints'
import { typefaceEndpoints } from '@/endpoints/staff/typeface-endpoints'
import { uploadEndpoints } from '@/endpoints/staff/upload-endpoints'
import { createMailAdapter } from '@/delivery/mails/mail-adapter'
import { findMailSender } from '@/operations/mails/mail-shop'
import { databaseFor } from '@/operations/database'
import { shopLogger } from '@/operations/shop-logger'
import { secureConsole } from '@/server/secure-console'
import { env } from '@/env'

secureConsole()

const loopback = [`http://localhost:${env.port}`, `http://127.0.0.1:${env.port}`]

const config = buildConfig({
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: {
      baseDir: resolve('src'),
      importMapFile: resolve('src/app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Admin' },
    dashboard,
    components: {
      graphics: {
        Icon: '@/admin/software-name#SoftwareName',
        Logo: '@/admin/staff/sign-in-view#LoginName',
      },
      ...deskPages,
    },
  },
  collections: [
    { ...Typefaces, endpoints: [...typefaceEndpoints, restoreVersion] },
    { ...Styles, endpoints: [showMaster, uploadMaster, compareMaster] },
    { ...FontFiles, endpoints: [fontFileEndpoint] },
    { ...Releases, endpoints: releaseEndpoints },
    Designers,
    { ...Uploads, endpoints: uploadEndpoints },
    UploadFiles,
    { ...Pages, endpoints: [postLegalPage, restoreVersion] },
    { ...Stories, endpoints: [restoreVersion] },
    { ...Uses, endpoints: [restoreVersion] },
    Media,
    { ...LicenceTypes, endpoints: licenceTypeEndpoints },
    { ...Eulas, endpoints: eulaEndpoints },
    Bundles,
    Coupons,
    CouponUses,
    Sales,
    PriceRises,
    PriceHistory,
    { ...Orders, endpoints: orderEndpoints },
    OrderEvents,
    { ...Invoices, endpoints: invoiceEndpoints },
    Refunds,
    { ...Quotes, endpoints: quoteEndpoints },
    { ...Licences, endpoints: licenceEndpoints },
    LicenceVersions,
    Grants,
    TrialOrders,
    Enquiries,
    Customers,
    MailChoices,
    SignIns,
    Carts,
    PaymentEvents,
    VatChecks,
    Mails,
    Timers,
    Audit,
    SecondFactors,
    Passkeys,
    Limits,
    { ...Users, endpoints: [...sessionEndpoints, ...factorEndpoints, ...peopleEndpoints] },
  ].map(limitRest),
  globals: [Shop, Navigation],
  endpoints: [...shopEndpoints, ...mailEndpoints, ...buyerEndpoints, ...reportEndpoints],
  plugins: [redirects, searchFields, drawFields, saveViews, labelDesk, guardDesk, correctForms],
  i18n: { supportedLanguages: { en, de }, translations: wordsOfPlugins },
  db: databaseFor(env.databaseUrl),
  editor: lexicalEditor(),
  email: createMailAdapter({
    smtpUrl: env.smtpUrl,
    folder: resolve(env.dataDir, 'mail'),
    findSender: findMailSender,
  }),
  secret: env.secret,
  ...(env.shopUrl ? { serverURL: env.shopUrl.origin } : {}),
  cookiePrefix: 'fount',
  csrf: env.shopUrl ? [env.shopUrl.origin] : loopback,
  cors: [],
  defaultDepth: 1,
  maxDepth: 3,
  graphQL: { disable: true },
  // What the public may not see is refused many times a day; that is no fault of the shop's.
  jobs: { access: { cancel: nobody, queue: nobody, run: nobody } },
  loggingLevels: {
    // Where each request is a line of the log by itself, that line tells of it.
    AuthenticationError: env.logsRequests ? 'debug' : 'info',
    Forbidden: 'debug',
    NotFound: 'debug',
    QueryError: 'debug',
    ValidationError: 'debug',
    // Not among the names that Payload knows.
    ...({
      ConfirmationNeeded: 'debug',
      ConfirmationWrong: env.logsRequests ? 'debug' : 'info',
      URIError: 'debug',
    } as object),
  },
  logger: shopLogger,
  hooks: { afterError: [sayWhatFailed, answerMalformedPath] },
  telemetry: false,
  sharp,
  typescript: {
    outputFile: resolve('src/payload-types.ts'),
    schema: [shortenTypes],
    postProcess: [dropReferences],
  },
  upload: uploadLimits,
})

export default config.then(finishSavedViews).then(finishLocks)
