const written = `
k=ok kk=ok u=you ur=your ya=you yall=you_all r=are n=and im=i_am ive=i_have id=i_would ill=ill
dont=do_not doesnt=does_not didnt=did_not cant=can_not cannot=can_not wont=will_not wouldnt=would_not
shouldnt=should_not couldnt=could_not isnt=is_not arent=are_not wasnt=was_not werent=were_not
havent=have_not hasnt=has_not hadnt=had_not aint=is_not youre=you_are theyre=they_are thats=that_is
whats=what_is theres=there_is hes=he_is shes=she_is youve=you_have weve=we_have youll=you_will
youd=you_would theyll=they_will itll=it_will gonna=going_to gotta=got_to wanna=want_to lemme=let_me
gimme=give_me kinda=kind_of sorta=sort_of cuz=because coz=because cos=because bcoz=because bcz=because
bc=because becoz=because becuz=because tho=though thru=through pls=please plz=please plss=please thx=thanks
ty=thank_you tysm=thank_you luv=love lov=love luvs=loves gf=girlfriend bf=boyfriend hubby=husband
wifey=wife tmrw=tomorrow tmr=tomorrow tonite=tonight nite=night abt=about w=with wen=when wn=when wid=with b4=before
msg=message msgs=messages txt=text pic=photo pics=photos fav=favourite favorite=favourite
favorites=favourites favs=favourites appriciate=appreciate apreciate=appreciate greatful=grateful
embarassed=embarrassed embarrased=embarrassed embarassing=embarrassing definately=definitely realy=really
realise=realize realised=realized realises=realizes realising=realizing apologise=apologize
apologised=apologized apologising=apologizing apologises=apologizes alot=a_lot everytime=every_time
eachother=each_other rn=right_now k11l=kill ki11=kill k1ll=kill su1cide=suicide r4pe=rape mum=mum
mom=mum mam=mum humour=humour humor=humour colour=colour color=colour behavior=behaviour
nhi=nahi nahin=nahi nai=nahi zindgi=zindagi jindagi=zindagi mai=main mn=main hugg=hug kis=kiss beacuse=because becuase=because bcuz=because tbvh=tbh
`;

/** Chat spelling, contractions without an apostrophe and common slips, and what they stand for. */
export const expansions: ReadonlyMap<string, string> = new Map(
  written
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split('='))
    .map(([typed = '', meant = '']) => [typed, meant.replaceAll('_', ' ')]),
);
