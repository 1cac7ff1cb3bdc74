// HarfBuzz in one piece: what cuts a font, and what paints a glyph in its colours as SVG.
#include "harfbuzz-subset.cc"
#include "hb-vector.cc"
#include "hb-vector-draw.cc"
#include "hb-vector-paint.cc"
#include "hb-vector-paint-svg.cc"
#include "hb-vector-path.cc"

// PDF, which needs zlib, is left out.
hb_blob_t *hb_vector_paint_render_pdf (hb_vector_paint_t *) { return nullptr; }
hb_paint_funcs_t *hb_vector_paint_pdf_funcs_get () { return nullptr; }
void hb_vector_paint_pdf_free_resources (hb_vector_paint_t *) {}
