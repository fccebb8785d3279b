/** Words that say little about what somebody looks for, folded, those of English and of German. */
export const STOP_WORDS = new Set(
  (
    "a an the of in on at to for and or by with as from is are be do does did can could i im my me we our you your it its this that there how " +
    "what whats where when which who why want need please not " +
    "der die das den dem des ein eine einen einem einer eines und oder im ins am an auf aus bei mit nach von vom vor zu zum zur fur fuer als in " +
    "ist sind war wird werden kann konnen koennen muss mussen muessen mochte moechte will ich mich mir mein meine meinen wir uns unser sie sich " +
    "ihr ihre es man wie was wo wann wer warum welche dies diese diesem diesen nicht bitte"
  ).split(" "),
);
