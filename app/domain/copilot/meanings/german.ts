/** German words of business software that people take for one another: a line is one meaning. */
export const GERMAN = {
  /** What people do. */
  actions: `
erstellen anlegen hinzufügen eintragen erfassen einfügen hinterlegen aufnehmen eingeben anfügen registrieren
einladen hinzufügen hereinholen reinholen holen aufnehmen
suchen finden nachschlagen heraussuchen auffinden
sortieren ordnen anordnen alphabetisch
filtern eingrenzen einschränken
löschen entfernen
archivieren
wiederherstellen zurückholen
rückgängig widerrufen zurücknehmen
zusammenführen zusammenlegen vereinen verschmelzen
aufteilen trennen
kopieren duplizieren vervielfältigen
voranbringen verschieben schieben bewegen weiterbringen weiterschieben vorrücken ziehen ändern
ändern bearbeiten anpassen umbenennen korrigieren
einrichten einstellen konfigurieren festlegen
aktivieren einschalten anschalten einrichten
deaktivieren ausschalten abschalten abstellen stoppen abbestellen
speichern sichern
exportieren herunterladen downloaden abspeichern runterladen
importieren hochladen
drucken ausdrucken
teilen freigeben veröffentlichen
senden schicken verschicken versenden zuschicken mailen schreiben
erhalten bekommen kriegen empfangen abonnieren
antworten beantworten erwidern
wählen auswählen aussuchen
öffnen aufmachen
schliessen abschliessen beenden gewinnen
anfangen beginnen starten loslegen
abbrechen kündigen
bezahlen zahlen
genehmigen freigeben
ablehnen zurückweisen
zuweisen zuordnen
planen einplanen organisieren
verbinden verknüpfen koppeln integrieren synchronisieren
anmelden einloggen
abmelden ausloggen
zurücksetzen
aktualisieren auffrischen neuladen
abhaken erledigen abschliessen
ansehen anschauen anzeigen
anrufen telefonieren
vergleichen
übersetzen
anhängen beifügen
benachrichtigen erinnern
sperren blockieren
beantragen
buchen reservieren
`,
  /** What they do it with, and how it is. */
  things: `
neu erstellen anlegen
kollege kollegin kollegen team teammitglied teammitglieder mitglied mitglieder mitarbeiter mitarbeiterin mitarbeitende angestellte jemand nutzer benutzer
kontakt kunde kundin ansprechpartner klient interessent interessenten kunden lead person
unternehmen firma organisation betrieb
deal geschäft verkaufschance chance opportunity
phase stufe schritt status stadium
board pipeline tafel kanban
aufgabe todo
besprechung termin meeting sitzung
kalender agenda
rechnung faktura beleg
preis kosten gebühr
bericht auswertung report statistik analyse
zahl kennzahl statistik wert
diagramm grafik schaubild
startseite dashboard homepage
tabelle excel csv xlsx
datei dokument
bild foto
zusammenfassung überblick übersicht digest newsletter
oft häufig häufigkeit selten seltener turnus wöchentlich täglich monatlich
neuigkeit neuerung news meldung
aktivität verlauf historie
letzte neueste aktuell jüngste kürzlich neulich zuletzt
email mail
nachricht mitteilung benachrichtigung
passwort kennwort
rolle recht berechtigung zugriff
administrator admin
tour rundgang einführung überblick übersicht willkommen einstieg orientierung zurechtfinden orientieren auskennen
wartung ausfall störung unterbrechung
fehler problem bug
feld spalte
schaltfläche button knopf
urlaub ferien
krank krankmeldung
gehalt lohn
vertrag vereinbarung
abonnement abo
funktion feature
heute heutig
wochenende samstag sonnabend sonntag
handy smartphone mobiltelefon
`,
};
