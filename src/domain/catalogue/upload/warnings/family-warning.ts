/** `block`: this cannot be carried out. `warn`: think twice. `note`: good to know. */
export type WarningLevel = 'block' | 'warn' | 'note'

export type WarningCode =
  | 'style_chosen_twice'
  | 'name_taken_twice'
  | 'typeface_name_taken'
  | 'name_missing'
  | 'name_not_in_font'
  | 'same_cut'
  | 'same_postscript_name'
  | 'postscript_name_unfit'
  | 'vertical_metrics_differ'
  | 'em_differs'
  | 'italic_missing'
  | 'upright_missing'
  | 'characters_differ'
  | 'default_off_range'
  | 'rest_off_range'
  | 'weights_off_scale'
  | 'width_off_scale'
  | 'colour_left_out'
  | 'colour_unread'
  | 'layout_left_out'
  | 'kerning_rewritten'
  | 'signs_alone'
  | 'embedding_forbids'
  | 'version_differs'
  | 'slope_disagrees'
  | 'words_lost'
  | 'range_cut_short'

/** What a type engineer would say of a family before anything is written. */
export type FamilyWarning = {
  code: WarningCode
  level: WarningLevel
  sentence: string
  /** Ids of the uploaded files it is about. */
  files: string[]
  /** Names of the styles it is about, uploaded or in the shop already. */
  styles: string[]
}
