const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** What people say around what they ask for, besides the words that say little to every search; folded. Numbers are among it. */
export const FILLER = setOf(`
hello hi hey dear thanks thank ok okay tell know would should may might will shall possible possibly way ways there here have has had get
got getting able help like id ill ive whats hows wheres any some someone somebody anyone anybody something anything just also so then now
question explain about people everything am been being was were go going one ones if but than too very really still again us them they he she his
her their happens happened happening happen mean means work works working use using exactly actually show see give let lets while during another to
come comes came try trying tried wants needs im kind sort-of gonna wanna dont doesnt isnt arent wont should-i out up
many much lot lots more most every each all only both other
zero two three four five six seven eight nine ten hundred thousand
hallo guten danke sagen sag zeigen zeig gibt geben gebe gib geht gehen ging kannst konnten wuerde wurde wuerden wurden soll sollte
sollen darf durfen hat habe haben hatte hier da dort dann jetzt noch schon mal auch so denn doch eigentlich genau etwas irgendwie moeglich
moglich moeglichkeit hilfe helfen frage erklaren verstehe funktioniert funktionieren passiert bedeutet bedeuten heisst woran womit wofur
wohin lassen lasst tun mache machen sehe sehen steht stehen du dir dich euch ihnen wenn ob aber uber beim durch ohne waehrend
wahrend ganz sehr welcher welches welchen dauert lange bin bist seid gern gerne wollen wollte brauche kommt kommen komme versuche viel viele vielen mehr
alle allen alles nur jede jeden jeder beide gleich
null zwei drei vier funf sechs sieben acht neun zehn hundert tausend
`);

/** What says little of what is asked for, as it is said of everything: it hardly counts beside another word. */
export const LIGHT = setOf(`
thing things stuff screen screens app apps application applications tool software system program product site website part item items
option options entry entries record records data word words text texts list lists table quick quickly quickest fast fastest easily easy easiest simple simply certain particular
specific different several regular regularly automatic automatically manually single whole entire current currently own best better good receive
ding dinge sache sachen bildschirm anwendung programm produkt teil eintrag eintrage liste listen daten wort worter schnell schnellsten rasch einfach einfachsten
leicht bestimmt bestimmte bestimmten bestimmter gewisse gewissen einzelne einzelnen mehrere mehreren regelmassig automatisch manuell eigene eigenen gut
besser ganze ganzen kurz kurze kurzen bekomme bekommen kriege kriegen erhalte erhalten
`);

export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);
