import { OrderStateCell as OrderStateCell_c3bd9a0175e8cf992efa9c657e5ac58b } from '@/admin/orders/list/order-cells'
import { BuyerCell as BuyerCell_c3bd9a0175e8cf992efa9c657e5ac58b } from '@/admin/orders/list/order-cells'
import { LicenseeCell as LicenseeCell_c3bd9a0175e8cf992efa9c657e5ac58b } from '@/admin/orders/list/order-cells'
import { FamiliesCell as FamiliesCell_c3bd9a0175e8cf992efa9c657e5ac58b } from '@/admin/orders/list/order-cells'
import { PriceCell as PriceCell_c4c168d2ee03de8564e96a28f8bb5824 } from '@/admin/money/money-fields'
import { MoneyField as MoneyField_c4c168d2ee03de8564e96a28f8bb5824 } from '@/admin/money/money-fields'
import { JsonField as JsonField_dc3ddd11942428690ebacb5983f4ce29 } from '@/admin/json-field'
import { DateField as DateField_939a6598ad00189fc5166684329bff11 } from '@/admin/use-dates'
import { WaitingOrders as WaitingOrders_48a5bb2ff33e5cb4034f61727a0dcf8a } from '@/admin/orders/list/order-list-header'
import { OrderTabs as OrderTabs_48a5bb2ff33e5cb4034f61727a0dcf8a } from '@/admin/orders/list/order-list-header'
import { ListPurpose as ListPurpose_d3d541a251c04c377b47c6b9b41abebe } from '@/admin/lists/list-views'
import { RequestLostRows as RequestLostRows_775a8b535e109b65d03ef0e7aafab3d2 } from '@/admin/corrections/request-lost-rows'
import { SettledErrors as SettledErrors_addae910a27d977c7194e0c47af0cbc1 } from '@/admin/corrections/settled-errors'
import { OrderView as OrderView_73645a28f2d94649c859604dfae956f1 } from '@/admin/orders/page/order-view'
import { QuotePanel as QuotePanel_88f7fef88e50595420748da5868e0205 } from '@/admin/quotes/quote-panel'
import { TickCell as TickCell_daddc4f35e964babc1f6f2107d00f57c } from '@/admin/lists/text-cells'
import { NewQuote as NewQuote_6da5488956cd77b9f28cf9b1e9231cbd } from '@/admin/quotes/new-quote'
import { InvoicePdfLink as InvoicePdfLink_ea46d89d1215cf4cb3986301ef0cf9a2 } from '@/admin/invoices/invoice-pdf-link'
import { InvoiceExport as InvoiceExport_afdb940d87d02a1902596b807c88212c } from '@/admin/invoices/invoice-export'
import { QuoteLink as QuoteLink_88f7fef88e50595420748da5868e0205 } from '@/admin/quotes/quote-panel'
import { CouponUsesCell as CouponUsesCell_c94c61ba81b8ffb99fc08e43071066ff } from '@/admin/coupons/coupon-panel'
import { CouponPanel as CouponPanel_c94c61ba81b8ffb99fc08e43071066ff } from '@/admin/coupons/coupon-panel'
import { CouponStateCell as CouponStateCell_c94c61ba81b8ffb99fc08e43071066ff } from '@/admin/coupons/coupon-panel'
import { DayCell as DayCell_939a6598ad00189fc5166684329bff11 } from '@/admin/use-dates'
import { DecimalInput as DecimalInput_c93f61ba676915ecec64a8f153f1963a } from '@/admin/money/decimal-input'
import { RiseTable as RiseTable_0d6647db30f84afc50d8877dbd10a596 } from '@/admin/prices/rise-table'
import { StylePrices as StylePrices_41008f6102dd19ee0f1fca2ca777e0c7 } from '@/admin/prices/price-grid'
import { OwnPriceNote as OwnPriceNote_c4c168d2ee03de8564e96a28f8bb5824 } from '@/admin/money/money-fields'
import { SpecimenLabel as SpecimenLabel_9f70a63bea8abf36fd04d7013fcb9b30 } from '@/admin/lists/row-labels'
import { SampleStyle as SampleStyle_b28ca379017b6972bdb681a9c41c38b0 } from '@/admin/axes/position-fields'
import { SampleAxes as SampleAxes_b28ca379017b6972bdb681a9c41c38b0 } from '@/admin/axes/position-fields'
import { AddressField as AddressField_df7a6cfa2d118992fd752f7e44e304c5 } from '@/admin/address-field'
import { PreparationNotice as PreparationNotice_81cfa74ffc64fc745d1e7aa01d8ea857 } from '@/admin/preparation-notice'
import { NothingForSale as NothingForSale_c4b864ab0a4bbafc79d8fb5d69934ae3 } from '@/admin/typeface/nothing-for-sale'
import { MissedNotice as MissedNotice_8e27cb966d430aad73ef677067b0e330 } from '@/admin/typeface/missed-notice'
import { SavedByCell as SavedByCell_787df4857fffe9a803b1b8e0430a1d96 } from '@/admin/versions/saved-by'
import { SavedBy as SavedBy_787df4857fffe9a803b1b8e0430a1d96 } from '@/admin/versions/saved-by'
import { ScheduledCell as ScheduledCell_c7726d17ff89c873caeb7d74b4a98423 } from '@/admin/lists/scheduled-cell'
import { VersionsView as VersionsView_d645e816bd84d0e81cb0663618727246 } from '@/admin/versions/versions-view'
import { PreviewPosition as PreviewPosition_b28ca379017b6972bdb681a9c41c38b0 } from '@/admin/axes/position-fields'
import { MasterUpload as MasterUpload_a7bbb630182a69507cc6d81ab8ef65b9 } from '@/admin/master/master-upload'
import { RedrawnField as RedrawnField_a303f6df08f9e124c7211665809f5da9 } from '@/admin/releases/redrawn-field'
import { ReleasePanel as ReleasePanel_8e6ec70b9202d84c4555bf1c8f5dacc2 } from '@/admin/releases/release-panel'
import { CurrentCell as CurrentCell_1b58f905dcb93abc3722be8d6f9d3fed } from '@/admin/releases/take-back'
import { SaleCell as SaleCell_3afb924c298d69a20a6c0f757f1e4276 } from '@/admin/licensing/sale-cell'
import { NewVersionLink as NewVersionLink_ab2023c9d484958e8f8d10cce848a08f } from '@/admin/licensing/new-version-view'
import { NewVersionCell as NewVersionCell_c4daf2a2f006c1051725f4d1beb17cde } from '@/admin/licensing/new-version-form'
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
import { AxisPositions as AxisPositions_b28ca379017b6972bdb681a9c41c38b0 } from '@/admin/axes/position-fields'
import { BlockLabel as BlockLabel_9f70a63bea8abf36fd04d7013fcb9b30 } from '@/admin/lists/row-labels'
import { MissingLegalPages as MissingLegalPages_38d3bc628249b093e8ddebebd4bca04a } from '@/admin/legal/missing-legal-pages'
import { RemovedNote as RemovedNote_0635dfeac281410d3236d11e101fcae2 } from '@/admin/media/removed-note'
import { WhereUsed as WhereUsed_f40d12ce53244365e735aaad24c88c84 } from '@/admin/media/where-used'
import { CurrentPassword as CurrentPassword_58367f9266cf5d7878fb3b304eb7bdf7 } from '@/admin/staff/current-password'
import { SecondFactor as SecondFactor_e80a157211efab2e584a9af24e70b4db } from '@/admin/staff/second-factor'
import { Visits as Visits_e6c667af4fd26886240373f99b948ad8 } from '@/admin/staff/visits'
import { InviteStaff as InviteStaff_e4fa3a5c6194743f98463ae2e5b0cf84 } from '@/admin/staff/invite-staff'
import { PlaceCell as PlaceCell_c3adbca51e3ceb34fa49695891304518 } from '@/admin/staff/audit-cells'
import { RowCell as RowCell_c3adbca51e3ceb34fa49695891304518 } from '@/admin/staff/audit-cells'
import { ChangesCell as ChangesCell_c3adbca51e3ceb34fa49695891304518 } from '@/admin/staff/audit-cells'
import { EntryField as EntryField_c3adbca51e3ceb34fa49695891304518 } from '@/admin/staff/audit-cells'
import { SizeCell as SizeCell_daddc4f35e964babc1f6f2107d00f57c } from '@/admin/lists/text-cells'
import { SharedCell as SharedCell_d3d541a251c04c377b47c6b9b41abebe } from '@/admin/lists/list-views'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { CountryField as CountryField_12e7d7edf27dfe7b761d90381bb575f9 } from '@/admin/country-select'
import { TaxTable as TaxTable_8381af9172ad9f46f22d2b9ed0dbf067 } from '@/admin/tax/tax-table'
import { LinkLabel as LinkLabel_9f70a63bea8abf36fd04d7013fcb9b30 } from '@/admin/lists/row-labels'
import { FactorDemanded as FactorDemanded_61388482cc9e4b0e1f7fbfb55bf28e7c } from '@/admin/staff/sign-in-view'
import { MenuAtADesk as MenuAtADesk_d9f56f7aab46b883a43735b94a2283aa } from '@/admin/menu-stays-open'
import { SoftwareName as SoftwareName_6ec2c1ae05d154e281be92ae9413bc0f } from '@/admin/software-name'
import { LoginName as LoginName_61388482cc9e4b0e1f7fbfb55bf28e7c } from '@/admin/staff/sign-in-view'
import { SystemNavLinks as SystemNavLinks_90339f7d16c4d8281eb369158bd4d855 } from '@/admin/nav-links'
import { SearchBox as SearchBox_627c9bdc03e648f225fe166923a75d13 } from '@/admin/search/search-box'
import { OwnNavLinks as OwnNavLinks_90339f7d16c4d8281eb369158bd4d855 } from '@/admin/nav-links'
import { SignInView as SignInView_61388482cc9e4b0e1f7fbfb55bf28e7c } from '@/admin/staff/sign-in-view'
import { UploadView as UploadView_584c895bccef2a1067d544836506f1be } from '@/admin/upload/upload-view'
import { BuyersView as BuyersView_f1814bb7ebc4cca524ec2291dcfce961 } from '@/admin/buyers/buyers-view'
import { SearchView as SearchView_23b71f9932cd8e354736392f3d17a5cc } from '@/admin/search/search-view'
import { NewVersionView as NewVersionView_ab2023c9d484958e8f8d10cce848a08f } from '@/admin/licensing/new-version-view'
import { ReportsView as ReportsView_2ad2ea9ab27b444303bd7e47b1a7ede1 } from '@/admin/reports/reports-view'
import { RoyaltiesView as RoyaltiesView_eda24b1366686d80a2b3f07a42b1a707 } from '@/admin/reports/royalties-view'
import { VatView as VatView_9f9139e9378f64fa860e291f94875a0e } from '@/admin/reports/vat-view'
import { NeedsYou as NeedsYou_6342e2301d6218fa29475ee1e5922a1e } from '@/admin/dashboard/open-work'
import { GettingStarted as GettingStarted_642d8a64799ffa82e334d68a4ab26016 } from '@/admin/dashboard/getting-started'
import { SalesFigures as SalesFigures_aa537b02fc6bd34b39d1cd82128452fd } from '@/admin/dashboard/sales-figures'
import { BestTypefaces as BestTypefaces_aa537b02fc6bd34b39d1cd82128452fd } from '@/admin/dashboard/sales-figures'
import { LatestOrders as LatestOrders_6342e2301d6218fa29475ee1e5922a1e } from '@/admin/dashboard/open-work'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/orders/list/order-cells#OrderStateCell": OrderStateCell_c3bd9a0175e8cf992efa9c657e5ac58b,
  "@/admin/orders/list/order-cells#BuyerCell": BuyerCell_c3bd9a0175e8cf992efa9c657e5ac58b,
  "@/admin/orders/list/order-cells#LicenseeCell": LicenseeCell_c3bd9a0175e8cf992efa9c657e5ac58b,
  "@/admin/orders/list/order-cells#FamiliesCell": FamiliesCell_c3bd9a0175e8cf992efa9c657e5ac58b,
  "@/admin/money/money-fields#PriceCell": PriceCell_c4c168d2ee03de8564e96a28f8bb5824,
  "@/admin/money/money-fields#MoneyField": MoneyField_c4c168d2ee03de8564e96a28f8bb5824,
  "@/admin/json-field#JsonField": JsonField_dc3ddd11942428690ebacb5983f4ce29,
  "@/admin/use-dates#DateField": DateField_939a6598ad00189fc5166684329bff11,
  "@/admin/orders/list/order-list-header#WaitingOrders": WaitingOrders_48a5bb2ff33e5cb4034f61727a0dcf8a,
  "@/admin/orders/list/order-list-header#OrderTabs": OrderTabs_48a5bb2ff33e5cb4034f61727a0dcf8a,
  "@/admin/lists/list-views#ListPurpose": ListPurpose_d3d541a251c04c377b47c6b9b41abebe,
  "@/admin/corrections/request-lost-rows#RequestLostRows": RequestLostRows_775a8b535e109b65d03ef0e7aafab3d2,
  "@/admin/corrections/settled-errors#SettledErrors": SettledErrors_addae910a27d977c7194e0c47af0cbc1,
  "@/admin/orders/page/order-view#OrderView": OrderView_73645a28f2d94649c859604dfae956f1,
  "@/admin/quotes/quote-panel#QuotePanel": QuotePanel_88f7fef88e50595420748da5868e0205,
  "@/admin/lists/text-cells#TickCell": TickCell_daddc4f35e964babc1f6f2107d00f57c,
  "@/admin/quotes/new-quote#NewQuote": NewQuote_6da5488956cd77b9f28cf9b1e9231cbd,
  "@/admin/invoices/invoice-pdf-link#InvoicePdfLink": InvoicePdfLink_ea46d89d1215cf4cb3986301ef0cf9a2,
  "@/admin/invoices/invoice-export#InvoiceExport": InvoiceExport_afdb940d87d02a1902596b807c88212c,
  "@/admin/quotes/quote-panel#QuoteLink": QuoteLink_88f7fef88e50595420748da5868e0205,
  "@/admin/coupons/coupon-panel#CouponUsesCell": CouponUsesCell_c94c61ba81b8ffb99fc08e43071066ff,
  "@/admin/coupons/coupon-panel#CouponPanel": CouponPanel_c94c61ba81b8ffb99fc08e43071066ff,
  "@/admin/coupons/coupon-panel#CouponStateCell": CouponStateCell_c94c61ba81b8ffb99fc08e43071066ff,
  "@/admin/use-dates#DayCell": DayCell_939a6598ad00189fc5166684329bff11,
  "@/admin/money/decimal-input#DecimalInput": DecimalInput_c93f61ba676915ecec64a8f153f1963a,
  "@/admin/prices/rise-table#RiseTable": RiseTable_0d6647db30f84afc50d8877dbd10a596,
  "@/admin/prices/price-grid#StylePrices": StylePrices_41008f6102dd19ee0f1fca2ca777e0c7,
  "@/admin/money/money-fields#OwnPriceNote": OwnPriceNote_c4c168d2ee03de8564e96a28f8bb5824,
  "@/admin/lists/row-labels#SpecimenLabel": SpecimenLabel_9f70a63bea8abf36fd04d7013fcb9b30,
  "@/admin/axes/position-fields#SampleStyle": SampleStyle_b28ca379017b6972bdb681a9c41c38b0,
  "@/admin/axes/position-fields#SampleAxes": SampleAxes_b28ca379017b6972bdb681a9c41c38b0,
  "@/admin/address-field#AddressField": AddressField_df7a6cfa2d118992fd752f7e44e304c5,
  "@/admin/preparation-notice#PreparationNotice": PreparationNotice_81cfa74ffc64fc745d1e7aa01d8ea857,
  "@/admin/typeface/nothing-for-sale#NothingForSale": NothingForSale_c4b864ab0a4bbafc79d8fb5d69934ae3,
  "@/admin/typeface/missed-notice#MissedNotice": MissedNotice_8e27cb966d430aad73ef677067b0e330,
  "@/admin/versions/saved-by#SavedByCell": SavedByCell_787df4857fffe9a803b1b8e0430a1d96,
  "@/admin/versions/saved-by#SavedBy": SavedBy_787df4857fffe9a803b1b8e0430a1d96,
  "@/admin/lists/scheduled-cell#ScheduledCell": ScheduledCell_c7726d17ff89c873caeb7d74b4a98423,
  "@/admin/versions/versions-view#VersionsView": VersionsView_d645e816bd84d0e81cb0663618727246,
  "@/admin/axes/position-fields#PreviewPosition": PreviewPosition_b28ca379017b6972bdb681a9c41c38b0,
  "@/admin/master/master-upload#MasterUpload": MasterUpload_a7bbb630182a69507cc6d81ab8ef65b9,
  "@/admin/releases/redrawn-field#RedrawnField": RedrawnField_a303f6df08f9e124c7211665809f5da9,
  "@/admin/releases/release-panel#ReleasePanel": ReleasePanel_8e6ec70b9202d84c4555bf1c8f5dacc2,
  "@/admin/releases/take-back#CurrentCell": CurrentCell_1b58f905dcb93abc3722be8d6f9d3fed,
  "@/admin/licensing/sale-cell#SaleCell": SaleCell_3afb924c298d69a20a6c0f757f1e4276,
  "@/admin/licensing/new-version-view#NewVersionLink": NewVersionLink_ab2023c9d484958e8f8d10cce848a08f,
  "@/admin/licensing/new-version-form#NewVersionCell": NewVersionCell_c4daf2a2f006c1051725f4d1beb17cde,
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
  "@/admin/axes/position-fields#AxisPositions": AxisPositions_b28ca379017b6972bdb681a9c41c38b0,
  "@/admin/lists/row-labels#BlockLabel": BlockLabel_9f70a63bea8abf36fd04d7013fcb9b30,
  "@/admin/legal/missing-legal-pages#MissingLegalPages": MissingLegalPages_38d3bc628249b093e8ddebebd4bca04a,
  "@/admin/media/removed-note#RemovedNote": RemovedNote_0635dfeac281410d3236d11e101fcae2,
  "@/admin/media/where-used#WhereUsed": WhereUsed_f40d12ce53244365e735aaad24c88c84,
  "@/admin/staff/current-password#CurrentPassword": CurrentPassword_58367f9266cf5d7878fb3b304eb7bdf7,
  "@/admin/staff/second-factor#SecondFactor": SecondFactor_e80a157211efab2e584a9af24e70b4db,
  "@/admin/staff/visits#Visits": Visits_e6c667af4fd26886240373f99b948ad8,
  "@/admin/staff/invite-staff#InviteStaff": InviteStaff_e4fa3a5c6194743f98463ae2e5b0cf84,
  "@/admin/staff/audit-cells#PlaceCell": PlaceCell_c3adbca51e3ceb34fa49695891304518,
  "@/admin/staff/audit-cells#RowCell": RowCell_c3adbca51e3ceb34fa49695891304518,
  "@/admin/staff/audit-cells#ChangesCell": ChangesCell_c3adbca51e3ceb34fa49695891304518,
  "@/admin/staff/audit-cells#EntryField": EntryField_c3adbca51e3ceb34fa49695891304518,
  "@/admin/lists/text-cells#SizeCell": SizeCell_daddc4f35e964babc1f6f2107d00f57c,
  "@/admin/lists/list-views#SharedCell": SharedCell_d3d541a251c04c377b47c6b9b41abebe,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "@/admin/country-select#CountryField": CountryField_12e7d7edf27dfe7b761d90381bb575f9,
  "@/admin/tax/tax-table#TaxTable": TaxTable_8381af9172ad9f46f22d2b9ed0dbf067,
  "@/admin/lists/row-labels#LinkLabel": LinkLabel_9f70a63bea8abf36fd04d7013fcb9b30,
  "@/admin/staff/sign-in-view#FactorDemanded": FactorDemanded_61388482cc9e4b0e1f7fbfb55bf28e7c,
  "@/admin/menu-stays-open#MenuAtADesk": MenuAtADesk_d9f56f7aab46b883a43735b94a2283aa,
  "@/admin/software-name#SoftwareName": SoftwareName_6ec2c1ae05d154e281be92ae9413bc0f,
  "@/admin/staff/sign-in-view#LoginName": LoginName_61388482cc9e4b0e1f7fbfb55bf28e7c,
  "@/admin/nav-links#SystemNavLinks": SystemNavLinks_90339f7d16c4d8281eb369158bd4d855,
  "@/admin/search/search-box#SearchBox": SearchBox_627c9bdc03e648f225fe166923a75d13,
  "@/admin/nav-links#OwnNavLinks": OwnNavLinks_90339f7d16c4d8281eb369158bd4d855,
  "@/admin/staff/sign-in-view#SignInView": SignInView_61388482cc9e4b0e1f7fbfb55bf28e7c,
  "@/admin/upload/upload-view#UploadView": UploadView_584c895bccef2a1067d544836506f1be,
  "@/admin/buyers/buyers-view#BuyersView": BuyersView_f1814bb7ebc4cca524ec2291dcfce961,
  "@/admin/search/search-view#SearchView": SearchView_23b71f9932cd8e354736392f3d17a5cc,
  "@/admin/licensing/new-version-view#NewVersionView": NewVersionView_ab2023c9d484958e8f8d10cce848a08f,
  "@/admin/reports/reports-view#ReportsView": ReportsView_2ad2ea9ab27b444303bd7e47b1a7ede1,
  "@/admin/reports/royalties-view#RoyaltiesView": RoyaltiesView_eda24b1366686d80a2b3f07a42b1a707,
  "@/admin/reports/vat-view#VatView": VatView_9f9139e9378f64fa860e291f94875a0e,
  "@/admin/dashboard/open-work#NeedsYou": NeedsYou_6342e2301d6218fa29475ee1e5922a1e,
  "@/admin/dashboard/getting-started#GettingStarted": GettingStarted_642d8a64799ffa82e334d68a4ab26016,
  "@/admin/dashboard/sales-figures#SalesFigures": SalesFigures_aa537b02fc6bd34b39d1cd82128452fd,
  "@/admin/dashboard/sales-figures#BestTypefaces": BestTypefaces_aa537b02fc6bd34b39d1cd82128452fd,
  "@/admin/dashboard/open-work#LatestOrders": LatestOrders_6342e2301d6218fa29475ee1e5922a1e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
