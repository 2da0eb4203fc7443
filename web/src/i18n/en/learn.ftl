learn-title = Your first game
learn-resume = You’ve started a lesson. Continue where you left off?
learn-go-on = Continue
learn-again = Start over

learn-heading = Learn by playing
learn-intro = A guided game against the computer. You can stop at any time and go on later.
learn-start = Start the lesson

guide-title = Lesson
guide-step = Step { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-hide = Hide guide
guide-show = Show guide
guide-point = Show me: { $what }
guide-look = Look here: { $what }
guide-done = (done)
guide-watch = Watch what happens.
guide-wrong = Not quite. Look again.
guide-steer = That’s allowed, but not in this lesson. Do this instead: { $what }.
guide-play = Play a game
guide-lessons = All lessons
guide-end = End lesson
guide-end-ask = End this lesson?
guide-end-about = You can start it again at any time.
