/** Why a font, a family or a picture is not taken. */
export const REFUSALS_OF_FONTS_IN_GERMAN: Record<string, string> = {
  'There is no such upload. Was it removed in another window?':
    'Diesen Vorgang gibt es nicht mehr. Wurde er in einem anderen Fenster entfernt?',
  'There is no such file in this upload.': 'Diese Datei ist nicht mehr dabei.',
  'This upload is being carried out already. Start another one.':
    'Dies wird schon ausgeführt. Beginnen Sie neu.',
  'This upload is being carried out. Wait until it has ended.':
    'Dies wird gerade ausgeführt. Warten Sie, bis es fertig ist.',
  'An upload holds {most} files. Start another one for the rest.':
    'Auf einmal gehen {most} Dateien. Laden Sie den Rest danach hoch.',
  'There is nothing to carry out. Add a font file first.':
    'Es gibt nichts auszuführen. Fügen Sie erst eine Fontdatei hinzu.',
  'This plan has changed since you looked. Look at it once more before it is carried out.':
    'Dieser Plan hat sich geändert, seit Sie hingesehen haben. Sehen Sie noch einmal hin.',
  'Nothing of this upload has failed.': 'Hiervon ist nichts gescheitert.',
  'Choose one font file, in TTF or OTF.': 'Wählen Sie eine Fontdatei, TTF oder OTF.',
  'This file is larger than 32 MB, which is the most a master may have.':
    'Diese Datei ist größer als 32 MB; mehr darf ein Master nicht haben.',
  'There is no such style. Was it deleted in another window?':
    'Diesen Schnitt gibt es nicht mehr. Wurde er in einem anderen Fenster gelöscht?',
  'Give the style a name.': 'Geben Sie dem Schnitt einen Namen.',
  'Choose a typeface, or give the new one a name.':
    'Wählen Sie eine Schrift, oder geben Sie der neuen einen Namen.',
  'A weight is a whole number from 1 to 1000.': 'Eine Fette ist eine ganze Zahl von 1 bis 1000.',
  'A width is a whole number from 1 to 9.': 'Eine Breite ist eine ganze Zahl von 1 bis 9.',
  'Say what to change.': 'Sagen Sie, was sich ändert.',
  'Name the fields to change.': 'Sagen Sie, was sich ändert.',
  'Choose serif, sans, display or mono.': 'Wählen Sie eine Gattung.',
  'Choose a style, or a new one.': 'Wählen Sie einen Schnitt oder einen neuen.',
  'Write axis tags with a number each.': 'Schreiben Sie Achsen mit je einer Zahl.',
  'Give axes and instances names of 60 letters at the most, and a range in numbers.':
    'Geben Sie Achsen und Instanzen Namen von höchstens 60 Zeichen und einen Bereich in Zahlen.',
  'Notes are a text of {most} characters at the most.': 'Notizen haben höchstens {most} Zeichen.',
  'This file is empty.': 'Diese Datei ist leer.',
  'This font is larger than 32 MB.': 'Dieser Font ist größer als 32 MB.',
  'This file is too short to be a font.': 'Diese Datei ist zu kurz für einen Font.',
  'This file is not a font. Upload a TTF or OTF.':
    'Diese Datei ist kein Font. Laden Sie eine TTF oder OTF hoch.',
  'This is a font collection (TTC). Upload each of its fonts as its own TTF or OTF.':
    'Dies ist eine Sammlung von Fonts (TTC). Laden Sie jeden Font als eigene TTF oder OTF hoch.',
  'Upload the TTF or OTF it was made from.':
    'Laden Sie die TTF oder OTF hoch, aus der sie entstand.',
  'This is a WOFF2 file.': 'Dies ist eine WOFF2-Datei.',
  'This is a WOFF file.': 'Dies ist eine WOFF-Datei.',
  'This is a PostScript Type 1 font.': 'Dies ist ein PostScript-Type-1-Font.',
  'This is a PNG picture, not a font.': 'Dies ist ein Bild (PNG), kein Font.',
  'This is a JPEG picture, not a font.': 'Dies ist ein Bild (JPEG), kein Font.',
  'This is a GIF picture, not a font.': 'Dies ist ein Bild (GIF), kein Font.',
  'This is a ZIP archive, not a font. Unpack it and upload the fonts inside.':
    'Dies ist ein ZIP-Archiv, kein Font. Entpacken Sie es und laden Sie die Fonts darin hoch.',
  'This is a compressed archive, not a font. Unpack it and upload the fonts inside.':
    'Dies ist ein gepacktes Archiv, kein Font. Entpacken Sie es und laden Sie die Fonts darin hoch.',
  'This is a PDF document, not a font.': 'Dies ist ein PDF, kein Font.',
  'This is a program, not a font.': 'Dies ist ein Programm, kein Font.',
  'This is a web page, not a font.': 'Dies ist eine Webseite, kein Font.',
  'This font is cut short: its table directory is incomplete.':
    'Dieser Font ist abgeschnitten: Sein Tabellenverzeichnis ist unvollständig.',
  'This font is cut short: a table reaches past the end of the file.':
    'Dieser Font ist abgeschnitten: Eine Tabelle reicht über das Ende der Datei hinaus.',
  'This font is damaged: its table directory is unreadable.':
    'Dieser Font ist beschädigt: Sein Tabellenverzeichnis ist nicht lesbar.',
  'This font is damaged: it has two {tag} tables.':
    'Dieser Font ist beschädigt: Er hat zwei Tabellen {tag}.',
  'This font is damaged: its {tag} table overlaps another.':
    'Dieser Font ist beschädigt: Seine Tabelle {tag} überlappt eine andere.',
  'This font is damaged: its {tag} table cannot be read.':
    'Dieser Font ist beschädigt: Seine Tabelle {tag} ist nicht lesbar.',
  'This font is damaged: its {what} points outside itself.':
    'Dieser Font ist beschädigt: {what} zeigt über sich hinaus.',
  'This font is damaged: its name table is larger than 1 MB.':
    'Dieser Font ist beschädigt: Seine Namenstabelle ist größer als 1 MB.',
  'This font is damaged: its name table says more than it holds.':
    'Dieser Font ist beschädigt: Seine Namenstabelle sagt mehr, als sie enthält.',
  'This font is damaged: its em has {count} units.':
    'Dieser Font ist beschädigt: Sein Geviert hat {count} Einheiten.',
  'This font is damaged: its {tag} axis runs backwards.':
    'Dieser Font ist beschädigt: Seine Achse {tag} läuft rückwärts.',
  'Browsers refuse this font: its {tag} table is cut short. Export it again from your font editor.':
    'Browser weisen diesen Font ab: Seine Tabelle {tag} ist abgeschnitten. Exportieren Sie ihn neu aus Ihrem Font-Editor.',
  'Browsers refuse this font: its {tag} table has a version they do not read. Export it again from your font editor.':
    'Browser weisen diesen Font ab: Seine Tabelle {tag} hat eine Version, die sie nicht lesen. Exportieren Sie ihn neu aus Ihrem Font-Editor.',
  'Browsers refuse this font: its {tag} table is wrongly built. Export it again from your font editor.':
    'Browser weisen diesen Font ab: Seine Tabelle {tag} ist falsch gebaut. Exportieren Sie ihn neu aus Ihrem Font-Editor.',
  'Browsers refuse this font: its {tag} table is empty. Export it again without that table.':
    'Browser weisen diesen Font ab: Seine Tabelle {tag} ist leer. Exportieren Sie ihn neu, ohne diese Tabelle.',
  'Browsers refuse this font: its {tag} table is larger than 128 KB. Export it again with less hinting, or without any.':
    'Browser weisen diesen Font ab: Seine Tabelle {tag} ist größer als 128 KB. Exportieren Sie ihn neu mit weniger Hinting oder ohne.',
  'Browsers refuse this font: the bounding box in its head table runs backwards. Export it again from your font editor.':
    'Browser weisen diesen Font ab: Der Rahmen in seiner Tabelle head läuft rückwärts. Exportieren Sie ihn neu aus Ihrem Font-Editor.',
  'Browsers refuse this font: its post table names {named} glyphs, and it has {count}. Export it again, with a name for each glyph or with none.':
    'Browser weisen diesen Font ab: Seine Tabelle post benennt {named} Glyphen, und er hat {count}. Exportieren Sie ihn neu, mit einem Namen für jede Glyphe oder ohne Namen.',
  'Browsers refuse this font: its glyph number {glyph} cannot be drawn. Correct that glyph in your font editor, and export it again.':
    'Browser weisen diesen Font ab: Seine Glyphe Nummer {glyph} lässt sich nicht zeichnen. Berichtigen Sie die Glyphe in Ihrem Font-Editor, und exportieren Sie ihn neu.',
  'This font has no {tag} table.': 'Diesem Font fehlt die Tabelle {tag}.',
  'This font has no tables.': 'Dieser Font hat keine Tabellen.',
  'This font has no glyphs.': 'Dieser Font hat keine Glyphen.',
  'This font has no outlines.': 'Dieser Font hat keine Konturen.',
  'This font has no Unicode characters.': 'Dieser Font hat keine Unicode-Zeichen.',
  'This font maps its characters as symbols, not as Unicode. Export it with Unicode characters.':
    'Dieser Font ordnet seine Zeichen als Symbole zu, nicht nach Unicode. Exportieren Sie ihn mit Unicode-Zeichen.',
  'This font maps its characters in format {format} of the cmap table alone, which the shop does not read. Export it with format 4 or 12.':
    'Dieser Font ordnet seine Zeichen nur im Format {format} der Tabelle cmap zu, das der Shop nicht liest. Exportieren Sie ihn mit Format 4 oder 12.',
  'This font maps its axes by an avar table of version 2, which browsers do not all read: they would show it without axes. Export it with avar version 1, or its instances as fonts of their own.':
    'Dieser Font bildet seine Achsen mit einer Tabelle avar der Version 2 ab, die nicht alle Browser lesen: Sie zeigten ihn ohne Achsen. Exportieren Sie ihn mit avar in Version 1 oder seine Instanzen als eigene Fonts.',
  'This font has more than 128 tables.': 'Dieser Font hat mehr als 128 Tabellen.',
  'This font has more than 64 axes.': 'Dieser Font hat mehr als 64 Achsen.',
  'This font has more than 4096 named instances.':
    'Dieser Font hat mehr als 4096 benannte Instanzen.',
  'On the tab Words, write its name in itself in letters that it has.':
    'Schreiben Sie im Reiter „Wörter“ den Namen der Schrift („Ihr Name in ihr selbst“) in Buchstaben, die sie hat.',
  'This font lacks letters of “{text}”.': 'Diesem Font fehlen Buchstaben aus „{text}“.',
  'This font holds SVG pictures that run script or fetch other files.':
    'Dieser Font enthält SVG-Bilder, die Skripte ausführen oder andere Dateien holen.',
  'This font carries {megabytes} MB that no glyph, character or feature of it uses.':
    'Dieser Font trägt {megabytes} MB, die keine Glyphe, kein Zeichen und kein Merkmal braucht.',
  'This font took longer than {seconds} seconds.':
    'Dieser Font brauchte länger als {seconds} Sekunden.',
  'This font asked for too much memory.': 'Dieser Font verlangte zu viel Speicher.',
  'This font made the work on it break off.': 'An diesem Font brach die Arbeit ab.',
  'The work on this font failed.': 'Die Arbeit an diesem Font ist gescheitert.',
  'This typeface still has styles. Delete them first.':
    'Diese Schrift hat noch Schnitte. Löschen Sie erst die.',
  'A typeface cannot be its own superfamily.':
    'Eine Schrift kann nicht ihre eigene Überfamilie sein.',
  'It belongs to {name} itself: choose {same}.': 'Sie gehört selbst zu {name}: Wählen Sie {same}.',
  'This typeface has families of its own, so it belongs to no other.':
    'Diese Schrift hat eigene Familien, also gehört sie zu keiner anderen.',
  '“{tag}” is no feature tag: write four letters or digits, like ss01.':
    '„{tag}“ ist kein OpenType-Merkmal: Schreiben Sie vier Buchstaben oder Ziffern, etwa ss01.',
  'Write axis tags with a number each, such as {"wght": 460}.':
    'Schreiben Sie Achsen mit je einer Zahl, etwa {"wght": 460}.',
  '{typeface} {style}: {same} is not published.':
    '{typeface} {style}: {same} ist nicht veröffentlicht.',
  '{style} has no master yet.': '{style} hat noch keinen Master.',
  '{name} is not published.': '{name} ist nicht veröffentlicht.',
  'The address “{slug}” is a typeface’s. Choose another.':
    'Die Adresse „{slug}“ gehört einer Schrift. Wählen Sie eine andere.',
  'A bundle holds two styles or more. Choose styles, or a typeface.':
    'Ein Paket fasst zwei Schnitte oder mehr. Wählen Sie Schnitte oder eine Schrift.',
  '{name} is in {most} bundles already, which is the most.':
    '{name} ist schon in {most} Paketen, mehr geht nicht.',
  'This SVG is larger than 200 KB. Save it for the web.':
    'Diese SVG ist größer als 200 KB. Speichern Sie sie für das Web.',
  'This SVG has no “viewBox”. Save it with one.':
    'Diese SVG hat keine „viewBox“. Speichern Sie sie damit.',
  'This is not an SVG that can be read. Save it again from your drawing program.':
    'Diese SVG ist nicht lesbar. Speichern Sie sie noch einmal aus Ihrem Zeichenprogramm.',
  'This SVG holds a script. Save it without one.':
    'Diese SVG enthält ein Skript. Speichern Sie sie ohne.',
  'This SVG holds letters that need a font. Turn them into outlines.':
    'Diese SVG enthält Text. Wandeln Sie ihn in Pfade um.',
  'This SVG holds a picture. Draw it as shapes.':
    'Diese SVG enthält ein Bild. Zeichnen Sie es als Formen.',
  '{name} has no style yet.': '{name} hat noch keinen Schnitt.',
  'Upload its fonts before it is published.':
    'Laden Sie ihre Fonts hoch, bevor sie veröffentlicht wird.',
  'There are no font files of {&styles}.': 'Von {&styles} gibt es keine Fontdateien.',
  'Upload them again, or delete what has none, before {name} is published.':
    'Laden Sie sie noch einmal hoch, oder löschen Sie, was keine hat, bevor {name} veröffentlicht wird.',
  'The fonts of {name} could not be prepared.':
    'Die Fonts von {name} ließen sich nicht vorbereiten.',
  'Upload them again before it is published.':
    'Laden Sie sie noch einmal hoch, bevor sie veröffentlicht wird.',
  'Nothing of {name} has a price yet.': 'Nichts von {name} hat schon einen Preis.',
  'Set the price of the family, or of a style, before it is published.':
    'Setzen Sie den Preis der Familie oder eines Schnitts, bevor sie veröffentlicht wird.',
  'Export it as TTF or OTF, and upload that.':
    'Exportieren Sie sie als TTF oder OTF, und laden Sie das hoch.',
  'This is a bitmap font (BDF).': 'Dies ist ein Bitmap-Font (BDF).',
  'This is a bitmap font (PCF).': 'Dies ist ein Bitmap-Font (PCF).',
  'This is a part of a font as text (TTX or GLIF), not a font.':
    'Dies ist ein Teil eines Fonts als Text (TTX oder GLIF), kein Font.',
  "This is a file of OpenType features (FEA), without a font's letters.":
    'Dies ist eine Datei mit OpenType-Features (FEA), ohne die Buchstaben eines Fonts.',
  'This is a source of Glyphs, not a font.': 'Dies ist eine Quelldatei von Glyphs, kein Font.',
  'This is a source of FontLab, not a font.': 'Dies ist eine Quelldatei von FontLab, kein Font.',
  'This is a source of FontForge, not a font.':
    'Dies ist eine Quelldatei von FontForge, kein Font.',
  'This is a part of a source (UFO or designspace), not a font.':
    'Dies ist ein Teil einer Quelle (UFO oder Designspace), kein Font.',
  'These are the metrics of a font (AFM), without its letters.':
    'Dies sind die Maße eines Fonts (AFM), ohne seine Buchstaben.',
  'This is what a Mac keeps beside a file, not a font.':
    'Dies legt ein Mac neben einer Datei ab, es ist kein Font.',
  'This is a font suitcase of a Mac (DFONT).': 'Dies ist ein Schriftkoffer eines Macs (DFONT).',
  'Choose a scene.': 'Wählen Sie eine Szene.',
  'For a page of text the fonts need every letter of an English text, and Latin as their own script.':
    'Für eine Textseite brauchen die Fonts jeden Buchstaben eines englischen Texts und Lateinisch als eigene Schrift.',
  'For verse the fonts need every letter of a Persian poem.':
    'Für Verse brauchen die Fonts jeden Buchstaben eines persischen Gedichts.',
  'For a page of upright lines the fonts need every letter of a Japanese text.':
    'Für senkrechte Zeilen brauchen die Fonts jedes Zeichen eines japanischen Texts.',
  'For code the fonts need letters of one width, or an axis that leads to them.':
    'Für Programmtext brauchen die Fonts Buchstaben von einer Breite oder eine Achse dorthin.',
  'For a table of two axes one style needs two axes that visitors see.':
    'Für eine Tafel aus zwei Achsen braucht ein Schnitt zwei Achsen, die Besucher sehen.',
  'For optical sizes one style needs an axis of them whose end is three times its beginning.':
    'Für optische Größen braucht ein Schnitt eine Achse dafür, deren Ende das Dreifache ihres Anfangs ist.',
  'For roman and italic the fonts need an italic that differs from its roman.':
    'Für gerade und kursiv brauchen die Fonts eine Kursive, die sich von der Geraden unterscheidet.',
  'For scripts the fonts need a second script in which the shop has a sentence.':
    'Für Schriftsysteme brauchen die Fonts ein zweites, in dem der Shop einen Satz hat.',
  'For the poem of every kana the fonts need every kana.':
    'Für das Gedicht mit jedem Kana brauchen die Fonts jedes Kana.',
  'For one letter the fonts need a letter that visitors may see.':
    'Für einen Buchstaben brauchen die Fonts einen, den Besucher sehen dürfen.',
  'For a rising word the fonts need three to nine weights, and letters that do not join.':
    'Für ein Wort durch alle Strichstärken brauchen die Fonts drei bis neun davon und Buchstaben, die sich nicht verbinden.',
  'For weights in a sentence the fonts need nine weights of a script whose letters join.':
    'Für Strichstärken in einem Satz brauchen die Fonts neun davon und eine Schrift, deren Buchstaben sich verbinden.',
  'For alternates the fonts need two features that visibly change a word.':
    'Für Alternativen brauchen die Fonts zwei Funktionen, die ein Wort sichtbar ändern.',
  'For figures the fonts need every letter of a table of the shop.':
    'Für Ziffern brauchen die Fonts jeden Buchstaben einer Tabelle des Shops.',
  'For one word at its largest the fonts need the letters of a word of the shop.':
    'Für ein Wort, so groß es geht, brauchen die Fonts die Buchstaben eines Worts des Shops.',
  'For signs the fonts need capitals alone, and letters drawn to stand on each other.':
    'Für Schilder brauchen die Fonts nur Großbuchstaben, gezeichnet, um aufeinander zu stehen.',
  'For towns the fonts need 24 languages, and the letters of ten towns.':
    'Für Städte brauchen die Fonts 24 Sprachen und die Buchstaben von zehn Städten.',
  'For an alphabet the fonts need every letter from a to z.':
    'Für ein Alphabet brauchen die Fonts jeden Buchstaben von a bis z.',
  'This is an EOT file.': 'Dies ist eine EOT-Datei.',
}
