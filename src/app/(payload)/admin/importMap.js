import { BuyerCell as BuyerCell_c3bd9a0175e8cf992efa9c657e5ac58b, FamiliesCell as FamiliesCell_c3bd9a0175e8cf992efa9c657e5ac58b, LicenseeCell as LicenseeCell_c3bd9a0175e8cf992efa9c657e5ac58b, OrderStateCell as OrderStateCell_26f0178e8ed9ed430e43f5c2927667e6 } from '@/admin/orders/list/order-cells'
import { MoneyField as MoneyField_a38aeb6e3704b2230688737e46ff8905, OwnPriceNote as OwnPriceNote_4446e4930b36834daeb3113b33a23818, PriceCell as PriceCell_eac36c6a352d75363645a47b7ba828fa } from '@/admin/money/money-fields'
import { JsonField as JsonField_dc3ddd11942428690ebacb5983f4ce29 } from '@/admin/json-field'
import { DateField as DateField_86039a688e8ba9c0dd252dffbeec2eee, DayCell as DayCell_1f5cafe07d801abacbdeaed1606f90f9 } from '@/admin/use-dates'
import { OrderTabs as OrderTabs_164be7fdbe225ee2e5bd9b0504a82ae0, WaitingOrders as WaitingOrders_e5451b2d8c9cb29144675fe007ac9373 } from '@/admin/orders/list/order-list-header'
import { ListPurpose as ListPurpose_7dc5b2e5bebe0c69af47c2057f29e93e, SharedCell as SharedCell_8d7055c5a3c8fb79e066ed35e646b26e } from '@/admin/lists/list-views'
import { RequestLostRows as RequestLostRows_88d8f4fc8a379574389c29418c9038cd } from '@/admin/rows/request-lost-rows'
import { OrderView as OrderView_73645a28f2d94649c859604dfae956f1 } from '@/admin/orders/page/order-view'
import { QuoteLink as QuoteLink_7a3011ec882281d97e6c15b45162699a, QuotePanel as QuotePanel_88f7fef88e50595420748da5868e0205 } from '@/admin/quotes/quote-panel'
import { NewQuote as NewQuote_6da5488956cd77b9f28cf9b1e9231cbd } from '@/admin/quotes/new-quote'
import { InvoicePdfLink as InvoicePdfLink_ea46d89d1215cf4cb3986301ef0cf9a2 } from '@/admin/invoices/invoice-pdf-link'
import { InvoiceExport as InvoiceExport_afdb940d87d02a1902596b807c88212c } from '@/admin/invoices/invoice-export'
import { StylePrices as StylePrices_2f30880369c895586a912514fb3d72e6 } from '@/admin/prices/price-grid'
import { BlockLabel as BlockLabel_851da027c888c4f07f4c72258631a902, LinkLabel as LinkLabel_335d07ccbfc382afbe9eb8177c04646b, SpecimenLabel as SpecimenLabel_6e0c26a16d1b0c4c52addbb8328572d8 } from '@/admin/lists/row-labels'
import { AxisPositions as AxisPositions_8e71b06bec9472f038a31b14f57222d3, PreviewPosition as PreviewPosition_66c8fb1329f47c156a1fafb6c4cbbe1b, SampleAxes as SampleAxes_f91e6819aa18d145b35ffffe28cb1453, SampleStyle as SampleStyle_0f21f0039ad9eb269b99dbc5e667784f } from '@/admin/axes/position-fields'
import { PreparationNotice as PreparationNotice_4889ab5f97ffb9d44b7819113d0a9d07 } from '@/admin/preparation-notice'
import { MissedNotice as MissedNotice_8e27cb966d430aad73ef677067b0e330 } from '@/admin/typeface/missed-notice'
import { SavedByCell as SavedByCell_787df4857fffe9a803b1b8e0430a1d96 } from '@/admin/versions/saved-by'
import { SavedBy as SavedBy_787df4857fffe9a803b1b8e0430a1d96 } from '@/admin/versions/saved-by'
import { VersionsView as VersionsView_d645e816bd84d0e81cb0663618727246 } from '@/admin/versions/versions-view'
import { MasterUpload as MasterUpload_a7bbb630182a69507cc6d81ab8ef65b9 } from '@/admin/master/master-upload'
import { RedrawnField as RedrawnField_a303f6df08f9e124c7211665809f5da9 } from '@/admin/releases/redrawn-field'
import { ReleasePanel as ReleasePanel_8e6ec70b9202d84c4555bf1c8f5dacc2 } from '@/admin/releases/release-panel'
import { SaleCell as SaleCell_3afb924c298d69a20a6c0f757f1e4276 } from '@/admin/licensing/sale-cell'
import { NewVersionLink as NewVersionLink_f975d12aab27defc069eabd2e1dc6d27, NewVersionView as NewVersionView_ab2023c9d484958e8f8d10cce848a08f } from '@/admin/licensing/new-version-view'
import { NewVersionCell as NewVersionCell_b789a0e550b8ef281b7dcb7ae6fd7c94 } from '@/admin/licensing/new-version-form'
import { CouponPanel as CouponPanel_c94c61ba81b8ffb99fc08e43071066ff, CouponStateCell as CouponStateCell_2424c4275bb955c671adc888b849e646, CouponUsesCell as CouponUsesCell_2424c4275bb955c671adc888b849e646 } from '@/admin/coupons/coupon-panel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MissingLegalPages as MissingLegalPages_38d3bc628249b093e8ddebebd4bca04a } from '@/admin/legal/missing-legal-pages'
import { RemovedNote as RemovedNote_0635dfeac281410d3236d11e101fcae2 } from '@/admin/media/removed-note'
import { WhereUsed as WhereUsed_f40d12ce53244365e735aaad24c88c84 } from '@/admin/media/where-used'
import { CurrentPassword as CurrentPassword_58367f9266cf5d7878fb3b304eb7bdf7 } from '@/admin/staff/current-password'
import { SecondFactor as SecondFactor_e80a157211efab2e584a9af24e70b4db } from '@/admin/staff/second-factor'
import { Visits as Visits_e6c667af4fd26886240373f99b948ad8 } from '@/admin/staff/visits'
import { InviteStaff as InviteStaff_e4fa3a5c6194743f98463ae2e5b0cf84 } from '@/admin/staff/invite-staff'
import { PlaceCell as PlaceCell_123ce1777290c32743537764376e2c60, PlainCell as PlainCell_b96989015bb9be39d6b43f905f100992, SizeCell as SizeCell_68d45efc6176c1f38d821ce33017880e } from '@/admin/lists/text-cells'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { TaxTable as TaxTable_8381af9172ad9f46f22d2b9ed0dbf067 } from '@/admin/tax/tax-table'
import { FactorDemanded as FactorDemanded_9b8f23d750a59aa8ae12bcc7256830fe, LoginName as LoginName_7e80c027aadd94a1334918fdbef71d13, SignInView as SignInView_61388482cc9e4b0e1f7fbfb55bf28e7c } from '@/admin/staff/sign-in-view'
import { MenuAtADesk as MenuAtADesk_cfa82c7fcd857866a7f7917ff6c1797b } from '@/admin/menu-stays-open'
import { SoftwareName as SoftwareName_6ec2c1ae05d154e281be92ae9413bc0f } from '@/admin/software-name'
import { BuyersNavLink as BuyersNavLink_89c21c127bb9f9060be3fe53f54a059f, ReportsNavLink as ReportsNavLink_0cad226aab9cdff80bd296a8ba6b40b9, UploadNavLink as UploadNavLink_dad46e9d404185b1c36af4504f616849 } from '@/admin/nav-links'
import { UploadView as UploadView_584c895bccef2a1067d544836506f1be } from '@/admin/upload/upload-view'
import { BuyersView as BuyersView_f1814bb7ebc4cca524ec2291dcfce961 } from '@/admin/buyers/buyers-view'
import { ReportsView as ReportsView_2ad2ea9ab27b444303bd7e47b1a7ede1 } from '@/admin/reports/reports-view'
import { RoyaltiesView as RoyaltiesView_eda24b1366686d80a2b3f07a42b1a707 } from '@/admin/reports/royalties-view'
import { LatestOrders as LatestOrders_865fd0b538abc8ce435612680a8f4881, NeedsYou as NeedsYou_46e9ae36f48f66c0bdb44d6a187cff81 } from '@/admin/dashboard/open-work'
import { GettingStarted as GettingStarted_642d8a64799ffa82e334d68a4ab26016 } from '@/admin/dashboard/getting-started'
import { BestTypefaces as BestTypefaces_bb99b8a5d94d6cc97e1704a6cf55c525, SalesFigures as SalesFigures_aa537b02fc6bd34b39d1cd82128452fd } from '@/admin/dashboard/sales-figures'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/orders/list/order-cells#OrderStateCell": OrderStateCell_26f0178e8ed9ed430e43f5c2927667e6,
  "@/admin/orders/list/order-cells#BuyerCell": BuyerCell_c3bd9a0175e8cf992efa9c657e5ac58b,
  "@/admin/orders/list/order-cells#LicenseeCell": LicenseeCell_c3bd9a0175e8cf992efa9c657e5ac58b,
  "@/admin/orders/list/order-cells#FamiliesCell": FamiliesCell_c3bd9a0175e8cf992efa9c657e5ac58b,
  "@/admin/money/money-fields#PriceCell": PriceCell_eac36c6a352d75363645a47b7ba828fa,
  "@/admin/money/money-fields#MoneyField": MoneyField_a38aeb6e3704b2230688737e46ff8905,
  "@/admin/json-field#JsonField": JsonField_dc3ddd11942428690ebacb5983f4ce29,
  "@/admin/use-dates#DateField": DateField_86039a688e8ba9c0dd252dffbeec2eee,
  "@/admin/orders/list/order-list-header#WaitingOrders": WaitingOrders_e5451b2d8c9cb29144675fe007ac9373,
  "@/admin/orders/list/order-list-header#OrderTabs": OrderTabs_164be7fdbe225ee2e5bd9b0504a82ae0,
  "@/admin/lists/list-views#ListPurpose": ListPurpose_7dc5b2e5bebe0c69af47c2057f29e93e,
  "@/admin/rows/request-lost-rows#RequestLostRows": RequestLostRows_88d8f4fc8a379574389c29418c9038cd,
  "@/admin/orders/page/order-view#OrderView": OrderView_73645a28f2d94649c859604dfae956f1,
  "@/admin/quotes/quote-panel#QuotePanel": QuotePanel_88f7fef88e50595420748da5868e0205,
  "@/admin/quotes/new-quote#NewQuote": NewQuote_6da5488956cd77b9f28cf9b1e9231cbd,
  "@/admin/invoices/invoice-pdf-link#InvoicePdfLink": InvoicePdfLink_ea46d89d1215cf4cb3986301ef0cf9a2,
  "@/admin/invoices/invoice-export#InvoiceExport": InvoiceExport_afdb940d87d02a1902596b807c88212c,
  "@/admin/quotes/quote-panel#QuoteLink": QuoteLink_7a3011ec882281d97e6c15b45162699a,
  "@/admin/prices/price-grid#StylePrices": StylePrices_2f30880369c895586a912514fb3d72e6,
  "@/admin/money/money-fields#OwnPriceNote": OwnPriceNote_4446e4930b36834daeb3113b33a23818,
  "@/admin/lists/row-labels#SpecimenLabel": SpecimenLabel_6e0c26a16d1b0c4c52addbb8328572d8,
  "@/admin/axes/position-fields#SampleStyle": SampleStyle_0f21f0039ad9eb269b99dbc5e667784f,
  "@/admin/axes/position-fields#SampleAxes": SampleAxes_f91e6819aa18d145b35ffffe28cb1453,
  "@/admin/preparation-notice#PreparationNotice": PreparationNotice_4889ab5f97ffb9d44b7819113d0a9d07,
  "@/admin/typeface/missed-notice#MissedNotice": MissedNotice_8e27cb966d430aad73ef677067b0e330,
  "@/admin/versions/saved-by#SavedByCell": SavedByCell_787df4857fffe9a803b1b8e0430a1d96,
  "@/admin/versions/saved-by#SavedBy": SavedBy_787df4857fffe9a803b1b8e0430a1d96,
  "@/admin/versions/versions-view#VersionsView": VersionsView_d645e816bd84d0e81cb0663618727246,
  "@/admin/axes/position-fields#PreviewPosition": PreviewPosition_66c8fb1329f47c156a1fafb6c4cbbe1b,
  "@/admin/master/master-upload#MasterUpload": MasterUpload_a7bbb630182a69507cc6d81ab8ef65b9,
  "@/admin/releases/redrawn-field#RedrawnField": RedrawnField_a303f6df08f9e124c7211665809f5da9,
  "@/admin/releases/release-panel#ReleasePanel": ReleasePanel_8e6ec70b9202d84c4555bf1c8f5dacc2,
  "@/admin/use-dates#DayCell": DayCell_1f5cafe07d801abacbdeaed1606f90f9,
  "@/admin/licensing/sale-cell#SaleCell": SaleCell_3afb924c298d69a20a6c0f757f1e4276,
  "@/admin/licensing/new-version-view#NewVersionLink": NewVersionLink_f975d12aab27defc069eabd2e1dc6d27,
  "@/admin/licensing/new-version-form#NewVersionCell": NewVersionCell_b789a0e550b8ef281b7dcb7ae6fd7c94,
  "@/admin/coupons/coupon-panel#CouponUsesCell": CouponUsesCell_2424c4275bb955c671adc888b849e646,
  "@/admin/coupons/coupon-panel#CouponPanel": CouponPanel_c94c61ba81b8ffb99fc08e43071066ff,
  "@/admin/coupons/coupon-panel#CouponStateCell": CouponStateCell_2424c4275bb955c671adc888b849e646,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/axes/position-fields#AxisPositions": AxisPositions_8e71b06bec9472f038a31b14f57222d3,
  "@/admin/lists/row-labels#BlockLabel": BlockLabel_851da027c888c4f07f4c72258631a902,
  "@/admin/legal/missing-legal-pages#MissingLegalPages": MissingLegalPages_38d3bc628249b093e8ddebebd4bca04a,
  "@/admin/media/removed-note#RemovedNote": RemovedNote_0635dfeac281410d3236d11e101fcae2,
  "@/admin/media/where-used#WhereUsed": WhereUsed_f40d12ce53244365e735aaad24c88c84,
  "@/admin/staff/current-password#CurrentPassword": CurrentPassword_58367f9266cf5d7878fb3b304eb7bdf7,
  "@/admin/staff/second-factor#SecondFactor": SecondFactor_e80a157211efab2e584a9af24e70b4db,
  "@/admin/staff/visits#Visits": Visits_e6c667af4fd26886240373f99b948ad8,
  "@/admin/staff/invite-staff#InviteStaff": InviteStaff_e4fa3a5c6194743f98463ae2e5b0cf84,
  "@/admin/lists/text-cells#PlaceCell": PlaceCell_123ce1777290c32743537764376e2c60,
  "@/admin/lists/text-cells#PlainCell": PlainCell_b96989015bb9be39d6b43f905f100992,
  "@/admin/lists/text-cells#SizeCell": SizeCell_68d45efc6176c1f38d821ce33017880e,
  "@/admin/lists/list-views#SharedCell": SharedCell_8d7055c5a3c8fb79e066ed35e646b26e,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@/admin/tax/tax-table#TaxTable": TaxTable_8381af9172ad9f46f22d2b9ed0dbf067,
  "@/admin/lists/row-labels#LinkLabel": LinkLabel_335d07ccbfc382afbe9eb8177c04646b,
  "@/admin/staff/sign-in-view#FactorDemanded": FactorDemanded_9b8f23d750a59aa8ae12bcc7256830fe,
  "@/admin/menu-stays-open#MenuAtADesk": MenuAtADesk_cfa82c7fcd857866a7f7917ff6c1797b,
  "@/admin/software-name#SoftwareName": SoftwareName_6ec2c1ae05d154e281be92ae9413bc0f,
  "@/admin/staff/sign-in-view#LoginName": LoginName_7e80c027aadd94a1334918fdbef71d13,
  "@/admin/nav-links#UploadNavLink": UploadNavLink_dad46e9d404185b1c36af4504f616849,
  "@/admin/nav-links#ReportsNavLink": ReportsNavLink_0cad226aab9cdff80bd296a8ba6b40b9,
  "@/admin/nav-links#BuyersNavLink": BuyersNavLink_89c21c127bb9f9060be3fe53f54a059f,
  "@/admin/staff/sign-in-view#SignInView": SignInView_61388482cc9e4b0e1f7fbfb55bf28e7c,
  "@/admin/upload/upload-view#UploadView": UploadView_584c895bccef2a1067d544836506f1be,
  "@/admin/buyers/buyers-view#BuyersView": BuyersView_f1814bb7ebc4cca524ec2291dcfce961,
  "@/admin/licensing/new-version-view#NewVersionView": NewVersionView_ab2023c9d484958e8f8d10cce848a08f,
  "@/admin/reports/reports-view#ReportsView": ReportsView_2ad2ea9ab27b444303bd7e47b1a7ede1,
  "@/admin/reports/royalties-view#RoyaltiesView": RoyaltiesView_eda24b1366686d80a2b3f07a42b1a707,
  "@/admin/dashboard/open-work#NeedsYou": NeedsYou_46e9ae36f48f66c0bdb44d6a187cff81,
  "@/admin/dashboard/getting-started#GettingStarted": GettingStarted_642d8a64799ffa82e334d68a4ab26016,
  "@/admin/dashboard/sales-figures#SalesFigures": SalesFigures_aa537b02fc6bd34b39d1cd82128452fd,
  "@/admin/dashboard/sales-figures#BestTypefaces": BestTypefaces_bb99b8a5d94d6cc97e1704a6cf55c525,
  "@/admin/dashboard/open-work#LatestOrders": LatestOrders_865fd0b538abc8ce435612680a8f4881,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
