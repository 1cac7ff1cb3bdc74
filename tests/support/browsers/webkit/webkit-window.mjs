/** A window with nothing but a page: the tool bar of WebKit's own MiniBrowser is wider than a phone. Run by gjs. */
import Gtk from 'gi://Gtk?version=3.0'
import WebKit2 from 'gi://WebKit2?version=4.1'

Gtk.init(null)
// Letters as wide as they are drawn: with hinting each is rounded to whole pixels.
Object.assign(Gtk.Settings.get_default(), {
  gtk_xft_antialias: 1,
  gtk_xft_hinting: 0,
  gtk_xft_hintstyle: 'hintnone',
})
const context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(true)
context.connect('automation-started', (_, session) =>
  session.connect('create-web-view', openWindow),
)
Gtk.main()

function openWindow() {
  const view = new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true })
  const window = new Gtk.Window({ default_width: 1280, default_height: 900 })
  window.connect('destroy', () => Gtk.main_quit())
  window.add(view)
  window.show_all()
  return view
}
